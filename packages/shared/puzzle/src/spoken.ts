import { hintGame } from './game.js'
import type { Engine, Game, Hint, Kind, KindWords, Language } from './contract.js'
import { sayHint } from './words.js'

/** A hint that can say itself. */
export interface SpokenHint<K extends Kind = Kind> extends Hint<K> {
  /** The reason as text; numbers in brackets are places of `because`, counted from 1. Throws a RangeError for a language that there is not. */
  readonly words: (language: Language) => string
}

/** The next step of a game as a hint that can say itself; null when there is none. Throws a RangeError for what is no game. */
export function spokenHint<K extends Kind>(
  engine: Engine<K>,
  words: Readonly<Record<Language, KindWords<K['rule'], K['technique'], K['level']>>>,
  game: Game<K>,
): SpokenHint<K> | null {
  const hint = hintGame(engine, game)
  if (hint === null) return null
  const size = engine.size(game.board)
  return { ...hint, words: (language) => sayHint<K>(words[language], hint, size, language) }
}
