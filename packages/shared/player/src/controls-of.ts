import type { Kind } from '@kazu/puzzle'
import type { Control } from './controls-view.js'
import type { PlayerCore } from './core.js'

/** Whether a button zooms; where the notes have its place, the menu does. */
export function hasZoomControl<K extends Kind>(core: PlayerCore<K>): boolean {
  return !core.modes.some(({ name }) => name === 'corner')
}

/** The five buttons as they are now; `large` tells whether the board is larger than its place. */
export function controlsOf<K extends Kind>(core: PlayerCore<K>, large: boolean): Control[] {
  const { words, settings, session } = core
  const all: Control[] = [
    { action: 'undo', label: words.undo, icon: 'undo', disabled: !core.canUndo },
    { action: 'redo', label: words.redo, icon: 'redo', disabled: !core.canRedo },
    hasZoomControl(core) ? zoomControl(core, large) : notesControl(core),
    { action: 'hint', label: hintLabel(core), icon: 'hint', teaching: session.lesson !== null },
    { action: 'check', label: words.check, icon: 'check' },
  ]
  return all.filter(
    ({ action }) => (action === 'hint' ? settings.hints : action === 'check' ? settings.check : '') !== 'off',
  )
}

function zoomControl<K extends Kind>({ words, settings }: PlayerCore<K>, large: boolean): Control {
  const label = large ? words.whole : words.zoom
  return { action: 'zoom', label, icon: large ? 'whole' : 'zoom', disabled: settings.locked }
}

function notesControl<K extends Kind>({ words, state }: PlayerCore<K>): Control {
  return { action: 'notes', label: words.notes, icon: 'notes', pressed: state.mode !== 'entry' }
}

/** The button says what its next press does. */
function hintLabel<K extends Kind>({ words, session, settings }: PlayerCore<K>): string {
  const stage = session.lesson?.stage
  if (stage === undefined || stage === 'do' || (stage === 'why' && settings.hints === 'show')) return words.hint
  return words.hintNext[stage]
}
