import { PARLOKU_LIMITS } from '@kazu/parloku'
import { button, element } from '../dom.js'
import { draftLetters, withMore, withNewWord, withoutWord, withWord } from './draft.js'
import type { Draft } from './draft.js'
import type { BuilderWords } from './words.js'

/** What the form may do. */
export interface FormActs {
  readonly change: (draft: Draft) => void
  readonly undo: () => void
  readonly clear: () => void
}

/** Where words are typed, and letters beside theirs. `draft` gives what stands now. */
export function wordsForm(words: BuilderWords, draft: () => Draft, acts: FormActs): HTMLElement {
  const form = element('form', {
    class: 'build-form',
    onsubmit: (event) => {
      event.preventDefault()
    },
  })
  const rows = draft().words.map((_, at) => wordRow(words, draft, at, acts))
  const add = button(words.addWord, () => {
    acts.change(withNewWord(draft()))
    // The form was made anew with one field more.
    const fields = document.querySelectorAll<HTMLInputElement>('.build-form .build-word-field')
    fields[fields.length - 1]?.focus()
  })
  add.disabled = rows.length >= PARLOKU_LIMITS.words
  form.append(
    element('h2', {}, words.words),
    ...rows,
    element('div', { class: 'buttons' }, add, button(words.undo, acts.undo), button(words.clear, acts.clear)),
    lettersField(words, draft, acts),
  )
  return form
}

function wordRow(words: BuilderWords, draft: () => Draft, at: number, acts: FormActs): HTMLElement {
  const field = element('input', {
    class: 'build-word-field',
    value: draft().words[at]?.word,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    oninput: (event) => {
      // Letters that are still being composed are none yet.
      if ((event as InputEvent).isComposing) return
      acts.change(withWord(draft(), at, field.value))
    },
    onchange: () => {
      acts.change(withWord(draft(), at, field.value))
      field.value = draft().words[at]?.word ?? ''
    },
  })
  const remove = button(
    '×',
    () => {
      acts.change(withoutWord(draft(), at))
    },
    'build-remove',
  )
  remove.setAttribute('aria-label', words.removeWord(at + 1))
  return element(
    'div',
    { class: `build-row kz-word-${(at % 4) + 1}` },
    element('label', { class: 'field' }, element('span', {}, words.wordNumber(at + 1)), field),
    remove,
  )
}

function lettersField(words: BuilderWords, draft: () => Draft, acts: FormActs): HTMLElement {
  const field = element('input', {
    value: draft().more.join(''),
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    onchange: () => {
      acts.change(withMore(draft(), field.value))
    },
  })
  return element(
    'label',
    { class: 'field' },
    element('span', {}, `${words.moreLetters} (${words.letters(draftLetters(draft()))})`),
    field,
  )
}
