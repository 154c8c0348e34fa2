import { toText } from '@kazu/svg'
import type { Kind, RuleExample } from '@kazu/puzzle'
import type { AnyPuzzle } from './catalogue.js'
import { element, picture } from './dom.js'
import { currentLook } from './look.js'
import { SITE_WORDS } from './words.js'

/** The rules of a kind, each with a small board that keeps it and one that breaks it, drawn by the package. */
export function rulesPanel(puzzle: AnyPuzzle): HTMLElement {
  const { language } = currentLook()
  const words = SITE_WORDS[language]
  const kindWords = puzzle.words[language]
  const laws = Object.entries(kindWords.rules).map(([rule, { name, law }]) => {
    const examples = puzzle.examples.filter((example) => example.rule === rule)
    return element(
      'li',
      {},
      element('h3', {}, name),
      element('p', {}, law),
      ...examples
        .slice(0, 1)
        .map((example) =>
          element(
            'div',
            { class: 'examples' },
            figure(drawn(puzzle, example, example.right, false), words.right, `✓ ${words.right}`),
            figure(drawn(puzzle, example, example.wrong, true), words.wrong, `✗ ${words.wrong}`),
          ),
        ),
    )
  })
  return element(
    'section',
    { class: 'rules' },
    element('h2', {}, words.rules),
    element('p', { class: 'aim' }, kindWords.aim),
    element('ul', {}, ...laws),
  )
}

function figure(text: string, name: string, caption: string): HTMLElement {
  return element('figure', {}, picture(text, name), element('figcaption', {}, caption))
}

function drawn(puzzle: AnyPuzzle, { rule, board }: RuleExample<Kind>, answer: unknown, wrong: boolean): string {
  const { engine } = puzzle
  const marks = engine.marksOf(board, answer)
  const verdict = engine.check(board, answer)
  const faults = verdict.ok ? [] : verdict.faults.filter((fault) => fault.rule === rule)
  const id = `rule-${rule}-${wrong ? 'wrong' : 'right'}-`
  const { material, pieces } = currentLook()
  return toText(puzzle.draw({ board, marks, faults, small: true, id, material, pieces }))
}
