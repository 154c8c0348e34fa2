import { generateJigsawEdges, JIGSAW_EDGES_WORDS, PIECES_MOST, readPieces, scatterAsGiven } from '@kazu/jigsaw-edges'
import type { JigsawEdges, Table } from '@kazu/jigsaw-edges'
import { mountJigsawEdges } from '@kazu/jigsaw-edges/play'
import type { JigsawEdgesHandle } from '@kazu/jigsaw-edges/play'
import { freshSeed } from '@kazu/player'
import { isSeed } from '@kazu/random'
import { element } from './dom.js'
import { siteHeader } from './header.js'
import { currentLook, watchLook } from './look.js'
import { showAddress } from './route.js'
import { SITE_WORDS } from './words.js'

/** What is on the table: a puzzle of a seed, or the pieces of a file. */
interface Wanted {
  readonly puzzle: JigsawEdges
  readonly table?: Table
  /** The seed by which it is scattered: that of the puzzle, so that a link leads to the same table. */
  readonly seed?: number
  /** The name under which it is kept. */
  readonly save: string
}

/** The page of the picture puzzle; the address names rows, columns and seed. Gives what takes it down. */
export function showJigsawEdges(site: HTMLElement, query: Readonly<Record<string, string>>): () => void {
  const host = element('div', { class: 'pieces-host' })
  const problem = element('p', { class: 'problem', role: 'alert' })
  let wanted = wantedOf(query)
  let handle: JigsawEdgesHandle | null = null
  const show = (): void => {
    const { language } = currentLook()
    const words = JIGSAW_EDGES_WORDS[language]
    handle?.destroy()
    site.replaceChildren(
      siteHeader(),
      element(
        'main',
        { class: 'pieces' },
        element('h1', { tabindex: -1 }, words.name),
        element('p', { class: 'muted' }, words.aim),
        host,
        makeForm(wanted.puzzle, take, problem),
        problem,
      ),
    )
    document.title = `${words.name} – Kazu`
    handle = mountJigsawEdges(host, { ...wanted, language })
  }
  const take = (next: Wanted): void => {
    wanted = next
    problem.textContent = ''
    const { rows, columns, seed } = next.puzzle
    if (seed !== null) {
      const names = { rows: String(rows), columns: String(columns), seed: String(seed) }
      showAddress({ page: 'jigsaw-edges', query: names })
    }
    show()
  }
  const unwatch = watchLook(show)
  take(wanted)
  return () => {
    unwatch()
    handle?.destroy()
  }
}

/** The puzzle that an address asks for; what it asks for in vain is as usual. */
function wantedOf(query: Readonly<Record<string, string>>): Wanted {
  const number = (name: string, usual: number): number => {
    const value = Number(query[name])
    return Number.isInteger(value) && value >= 1 && value <= 100 ? value : usual
  }
  const seed = Number(query['seed'])
  return madeOf(number('rows', 5), number('columns', 7), isSeed(seed) ? seed : freshSeed())
}

function madeOf(rows: number, columns: number, seed: number): Wanted {
  return { puzzle: generateJigsawEdges({ rows, columns, seed }), seed, save: `${rows}x${columns}:${seed}` }
}

/** Where rows and columns are chosen, or a file of pieces. */
function makeForm(now: JigsawEdges, take: (wanted: Wanted) => void, problem: HTMLElement): HTMLElement {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const field = (label: string, value: number): HTMLInputElement =>
    element('input', { type: 'number', min: 1, max: 100, value, 'aria-label': label })
  const [rows, columns] = [field(words.height, now.rows), field(words.width, now.columns)]
  const file = element('input', {
    type: 'file',
    accept: '.json,application/json',
    'aria-label': words.openLabel,
    onchange: () => {
      void file.files?.[0]?.text().then(read)
    },
  })
  function read(text: string): void {
    const result = readPieces(text)
    if (result.puzzle === null) problem.textContent = JIGSAW_EDGES_WORDS[language].problem(result.problem)
    else {
      const [first] = result.puzzle.pieces
      const table = scatterAsGiven(result.puzzle, { seed: freshSeed() })
      take({ puzzle: result.puzzle, table, save: `file:${first?.id ?? ''}` })
    }
  }
  return element(
    'form',
    {
      class: 'pieces-form',
      onsubmit: (event) => {
        event.preventDefault()
        const [down, across] = [Number(rows.value), Number(columns.value)]
        if (down * across > PIECES_MOST) problem.textContent = words.badSize(1, 100)
        else take(madeOf(down, across, freshSeed()))
      },
    },
    element('label', { class: 'field' }, element('span', {}, words.height), rows),
    element('label', { class: 'field' }, element('span', {}, words.width), columns),
    element('button', { type: 'submit', class: 'button main' }, words.another),
    element('label', { class: 'field' }, element('span', {}, words.openButton), file),
  )
}
