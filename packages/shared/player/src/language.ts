import { languageOf } from '@kazu/puzzle'
import type { Language } from '@kazu/puzzle'

/** The language of a place in the page: that of the nearest `lang` above it. */
export function languageAt(host: HTMLElement): Language {
  const near = host.closest('[lang]') ?? shadowHost(host)?.closest('[lang]')
  return languageOf(near?.getAttribute('lang') ?? host.ownerDocument.documentElement.lang)
}

function shadowHost(element: HTMLElement): Element | undefined {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : undefined
}

/** Calls whenever a `lang` changes in the page; gives what stops it. */
export function watchLanguage(document: Document, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true })
  return () => {
    observer.disconnect()
  }
}
