import { toText } from '@kazu/svg'
import type { Size } from '@kazu/grid'
import { LANGUAGES } from '../contract.js'
import type { Hint, Kind, KindWords, Language, View } from '../contract.js'
import { sayHint } from '../words.js'
import { demand, demandAlike, frozen } from './law.js'
import type { Law, LawCase } from './law.js'
import { allMade } from './making.js'

/** Laws of drawing and words. */
export function lookLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  return [...drawingLaws(subject), ...wordLaws(subject)]
}

function drawingLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle } = subject
  return [
    {
      name: 'the drawing is pure, has no NaN, escapes text and keeps its ids to itself',
      run: () => {
        for (const view of views(subject)) {
          const text = toText(puzzle.draw(frozen(view)))
          demandAlike(toText(puzzle.draw(view)), text, 'two drawings of one view')
          demand(
            !/NaN|undefined|Infinity|null/.test(text),
            `a drawing holds ${/.{0,40}(NaN|undefined|Infinity|null)/.exec(text)?.[0] ?? ''}`,
          )
          demand(!text.includes('<script'), 'text reaches the drawing unescaped')
          for (const [, id = ''] of text.matchAll(/ id="([^"]*)"/g))
            demand(id.startsWith('law-'), `the id ${id} could clash with another board's`)
        }
      },
    },
    {
      name: 'every state looks different from the plain sheet',
      run: () => {
        const [plain, ...others] = views(subject)
        demand(plain !== undefined, 'there is nothing to draw')
        const sheet = toText(puzzle.draw(plain))
        const same = others.filter((view) => toText(puzzle.draw(view)) === sheet)
        demand(same.length === 0, `${same.length} states cannot be told from the plain sheet`)
      },
    },
  ]
}

function wordLaws<K extends Kind>(subject: LawCase<K>): Law[] {
  const { puzzle } = subject
  return [
    {
      name: 'every language has every word, and no sentence has a hole',
      run: () => {
        const [made] = allMade(subject)
        demand(made !== undefined, 'there is nothing to speak of')
        const size = puzzle.engine.size(made.board)
        const said = LANGUAGES.map((language) => demandWords(subject, language, size))
        const english = said[0] ?? []
        for (const [at, other] of said.entries()) {
          demandAlike(other.length, english.length, `the sentences of ${LANGUAGES[at] ?? ''}`)
          const same = other.filter((text, index) => at > 0 && text.length > 12 && text === english[index])
          demand(same.length === 0, `not put into ${LANGUAGES[at] ?? ''}: ${same[0] ?? ''}`)
        }
      },
    },
    {
      name: 'every hint can be said in every language, with the numbers of its badges',
      run: () => {
        for (const { board } of allMade(subject)) {
          const hint = puzzle.engine.hint(board, puzzle.engine.start(board))
          if (hint === null) continue
          for (const language of LANGUAGES)
            demandSentence(sayHint(puzzle.words[language], hint, puzzle.engine.size(board), language))
        }
      },
    },
    {
      name: 'a reader hears something of every cell in every language',
      run: () => {
        for (const { board, solution } of allMade(subject).slice(0, 2)) {
          const { width, height } = puzzle.engine.size(board)
          for (const marks of [puzzle.engine.start(board), puzzle.engine.marksOf(board, solution)]) {
            for (let cell = 0; cell < width * height; cell++) {
              for (const language of LANGUAGES) demandSentence(puzzle.describe(board, marks, cell, language))
            }
          }
        }
      },
    },
  ]
}

function demandSentence(text: string): void {
  demand(text.trim() !== '', 'a sentence is empty')
  demand(!/undefined|NaN|\[object|null/.test(text), `a sentence has a hole: ${text}`)
}

/** The plain sheet first, then every state that a screen can show. */
function views<K extends Kind>(subject: LawCase<K>): View<K>[] {
  const { puzzle } = subject
  const [made] = allMade(subject)
  if (made === undefined) return []
  const { board, solution } = made
  const marks = puzzle.engine.start(board)
  const plain: View<K> = { board, marks, id: 'law-', label: 'a "<script>&' }
  const hint = puzzle.engine.hint(board, marks) as Hint<K>
  const example = puzzle.examples[0]
  return [
    plain,
    { ...plain, marks: puzzle.engine.marksOf(board, solution) },
    { ...plain, cursor: 0 },
    { ...plain, cursor: 0, keys: true },
    { ...plain, faults: [{ rule: (example as { rule: K['rule'] }).rule, cells: [0, 1] }] },
    { ...plain, wrong: [0] },
    { ...plain, hint: { hint, stage: 'where' } },
    { ...plain, hint: { hint, stage: 'why' } },
    { ...plain, solved: true, marks: puzzle.engine.marksOf(board, solution) },
    { ...plain, material: 'slate' },
    { ...plain, pieces: 'tiles' },
    { ...plain, interactive: true },
    { ...plain, label: 'another name' },
  ]
}

function demandWords<K extends Kind>({ puzzle }: LawCase<K>, language: Language, size: Size): string[] {
  const words: KindWords<string, string, string> = puzzle.words[language]
  const rules = Object.entries(words.rules).flatMap(([rule, { name, law, why, broken }]) => {
    const instance = { rule, cells: [0, 1, 2] }
    return [name, law, why(instance, size), broken(instance, size)]
  })
  const techniques = Object.entries(words.techniques).flatMap(([technique, { name, text }]) => {
    const step = { technique, facts: [], because: [{ rule: 'any', cells: [0, 1] }], details: {} }
    return [name, text(step, size)]
  })
  const said = [words.name, words.aim, ...Object.values(words.levels), ...rules, ...techniques]
  for (const text of said) demand(text.trim() !== '' && !/NaN|\[object/.test(text), `${language} has a hole: ${text}`)
  return said
}
