import type { ParlokuAnswer, ParlokuBoard, ParlokuGiven } from '@kazu/parloku'
import { parloku } from '@kazu/parloku/puzzle'
import { drawParloku } from '@kazu/parloku/draw'
import { button, element, picture } from '../dom.js'
import { draftLetters, freeCopy, withGiven } from './draft.js'
import type { Draft } from './draft.js'
import { cellName } from './scene.js'
import { COUNTED_MOST } from './verdict.js'
import type { BoardVerdict } from './verdict.js'
import type { BuilderWords } from './words.js'

/** What is known of the answers: how many, two that differ side by side, and letters that would leave one. */
export function answersPanel(
  words: BuilderWords,
  draft: Draft,
  board: ParlokuBoard | null,
  verdict: BoardVerdict | null,
  change: (draft: Draft) => void,
): HTMLElement[] {
  const title = element('h2', {}, words.answers)
  const letters = draftLetters(draft)
  const unplaced = draft.words.filter(({ word, cell }) => word !== '' && cell === null).map(({ word }) => word)
  const open = unplaced.length === 0 ? [] : [element('p', { class: 'muted' }, words.unplaced(unplaced))]
  if (board === null || verdict === null) {
    const sentence = letters.length < 6 ? words.few(letters.length) : words.many(letters.length)
    return [title, element('p', { class: 'build-verdict' }, sentence), ...open]
  }
  const isOne = verdict.count === 1 && verdict.complete
  const said = element(
    'p',
    { class: 'build-verdict', 'data-answers': isOne ? 'one' : 'other' },
    sayCount(words, verdict),
  )
  return [title, said, ...open, ...sideBySide(words, board, verdict), ...suggestionsOf(words, draft, verdict, change)]
}

function sayCount(words: BuilderWords, { count, complete }: BoardVerdict): string {
  if (complete) return count === 0 ? words.none : count === 1 ? words.one : words.several(count)
  if (count >= COUNTED_MOST) return words.atLeast(count)
  return count === 0 ? words.stopped : words.stoppedAt(count)
}

function sideBySide(
  words: BuilderWords,
  board: ParlokuBoard,
  { answers, differing, complete }: BoardVerdict,
): HTMLElement[] {
  const [first, second] = answers
  if (first === undefined) return []
  const shown = (answer: ParlokuAnswer, name: string, id: string): HTMLElement =>
    element(
      'figure',
      {},
      picture(
        drawParloku(
          { board, marks: parloku.engine.marksOf(board, answer) },
          { selection: differing, small: true, id, label: name },
        ),
        name,
      ),
      element('figcaption', {}, name),
    )
  if (second === undefined) {
    const name = complete ? words.only : words.first
    return [element('div', { class: 'build-pair' }, shown(first, name, 'answer1'))]
  }
  return [
    element(
      'div',
      { class: 'build-pair' },
      shown(first, words.first, 'answer1'),
      shown(second, words.second, 'answer2'),
    ),
    element('p', { class: 'muted' }, words.differ(differing.length)),
  ]
}

/** How many suggestions are named at the most. */
const NAMED_MOST = 12

function suggestionsOf(
  words: BuilderWords,
  draft: Draft,
  { suggestions }: BoardVerdict,
  change: (draft: Draft) => void,
): HTMLElement[] {
  const { single = [], together = null } = suggestions ?? {}
  const printed = (now: Draft, { letter, cell }: ParlokuGiven): Draft =>
    withGiven(now, letter, freeCopy(now.givens, letter), cell)
  const title = element('h3', {}, words.suggestions)
  if (single.length > 0) {
    const buttons = single.slice(0, NAMED_MOST).map((given) =>
      button(words.suggestion(given.letter, cellName(given.cell)), () => {
        change(printed(draft, given))
      }),
    )
    return [title, element('div', { class: 'buttons' }, ...buttons)]
  }
  if (together === null || together.length === 0) return []
  const names = together.map(({ letter, cell }) => words.suggestion(letter, cellName(cell))).join(', ')
  const all = button(words.addTogether, () => {
    change(together.reduce(printed, draft))
  })
  return [
    title,
    element('p', {}, `${words.together(together.length)} ${names}.`),
    element('div', { class: 'buttons' }, all),
  ]
}
