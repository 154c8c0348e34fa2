import type { Instance, Language } from '@kazu/puzzle'

/** The three forms in which one single loop is a reason, as `details.form` of a rule instance names them. */
export type LoopForm = 'closes' | 'crosses' | 'cut-off'

const WORDS: Readonly<Record<Language, Readonly<Record<LoopForm | 'loop', string>>>> = {
  en: {
    loop: 'there is only one loop',
    closes: 'a loop may not close while something is left outside it',
    crosses: 'any walk that comes back to its start crosses the loop an even number of times',
    'cut-off': 'the loop could not come back out of that part',
  },
  ja: {
    loop: '輪は一つだけである',
    closes: '外に残るものがあるうちは輪を閉じられない',
    crosses: 'ぐるりと一周して戻る道は輪と偶数回だけ交わる',
    'cut-off': '輪は出口のない部分に入れない',
  },
  it: {
    loop: 'c’è un solo anello',
    closes: 'un anello non può chiudersi finché qualcosa resta fuori',
    crosses: 'ogni giro che torna al punto di partenza incrocia l’anello un numero pari di volte',
    'cut-off': 'l’anello non potrebbe più uscire da quella parte',
  },
}

/** Why one single loop forces a step, as a clause without capital and full stop: by its form, or in general. */
export function sayLoop(instance: Pick<Instance, 'details'>, language: Language): string {
  const form = instance.details?.['form']
  const words = WORDS[language]
  return typeof form === 'string' && Object.hasOwn(words, form) ? words[form as LoopForm] : words.loop
}
