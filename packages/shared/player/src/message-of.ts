import { sayHint } from '@kazu/puzzle'
import type { Fault, Hint, Kind, KindWords, Language, Progress } from '@kazu/puzzle'
import type { Size } from '@kazu/grid'
import { badgedText } from './message.js'
import type { Message } from './message.js'
import type { Session } from './session.js'
import type { PlayerWords } from './words.js'

/** What the slot speaks of. */
export interface Speech<K extends Kind> {
  readonly session: Session<K>
  /** What was said by itself and holds until the next move. */
  readonly note: Message | null
  /** The faults that are shown. */
  readonly faults: readonly Fault<K['rule']>[]
  readonly progress: Progress<K['rule']>
  readonly size: Size
  /** The time as people read it. */
  readonly time: string
  /** Whether a third press does the hint. */
  readonly places: boolean
  readonly language: Language
  readonly words: PlayerWords
  readonly kind: KindWords<K['rule'], K['technique'], K['level']>
}

/** What the slot says: the teacher first, then what was just said, the end, a broken rule, how far it is, the aim. */
export function messageOf<K extends Kind>(speech: Speech<K>): Message {
  const { session, note, faults, progress, words, kind } = speech
  if (session.lesson !== null) return lessonMessage(speech, session.lesson)
  if (note !== null) return note
  if (session.solved) return { tone: 'good', text: words.solved(speech.time, session.hints) }
  const fault = faults[0]
  if (fault !== undefined) return faultMessage(speech, fault)
  const started = session.game.past.length > 0 || progress.done > 0
  return { tone: 'plain', text: started ? words.progress(progress.done, progress.total) : kind.aim }
}

function faultMessage<K extends Kind>({ kind, size }: Speech<K>, fault: Fault<K['rule']>): Message {
  const rule = kind.rules[fault.rule]
  return { tone: 'bad', lead: `! ${rule.name}.`, text: rule.broken(fault, size) }
}

function lessonMessage<K extends Kind>(speech: Speech<K>, lesson: NonNullable<Session<K>['lesson']>): Message {
  const { words } = speech
  const lead = words.hintStages[lesson.stage]
  if (lesson.stage === 'do') return { tone: 'teacher', lead, text: words.done }
  if (lesson.stage === 'where') {
    return { tone: 'teacher', lead, text: where(speech, lesson.hint), after: words.pressForWhy }
  }
  return {
    tone: 'teacher',
    lead,
    text: reason(speech, lesson.hint),
    after: speech.places ? words.pressToDo : words.showsOnly,
  }
}

function where<K extends Kind>({ words, size }: Speech<K>, { target }: Hint<K>): string {
  const names = target.map((cell) => `r${Math.floor(cell / size.width) + 1}c${(cell % size.width) + 1}`)
  return names.length === 0 || names.length > 4 ? words.lookAround : words.look(names.join(', '))
}

function reason<K extends Kind>({ kind, size, language }: Speech<K>, hint: Hint<K>): string {
  return badgedText(sayHint<K>(kind, hint, size, language), hint.because, size.width)
}
