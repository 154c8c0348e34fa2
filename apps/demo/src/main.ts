const site = document.getElementById('site')
if (site === null) throw new Error('The page has no element with the id site.')
const title = document.createElement('h1')
title.textContent = 'Kazu'
site.append(title)
