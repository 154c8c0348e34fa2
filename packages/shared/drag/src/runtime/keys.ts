import { placeThatWay } from '../ways.js'
import type { Way } from '../ways.js'
import type { Stage } from './stage.js'

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * What a key does: arrows go from item to item, Enter or Space takes one (with Shift as a quick pull would), arrows then carry
 * it from landing to landing, Enter or Space drops it. (Escape puts it back from anywhere in the page: see `mountDrag`.) Gives whether the key meant anything.
 */
export function pressKey<State>(stage: Stage<State>, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const way = WAYS[event.key]
  if (stage.drag !== null) return carryKey(stage, event.key, way)
  if (way !== undefined) return walk(stage, way)
  if (event.key !== 'Enter' && event.key !== ' ') return false
  const key = stage.stop
  if (key === null) return false
  if (!stage.take(key, null, event.shiftKey ? 'moved' : 'held')) stage.options.onTap?.(key)
  return true
}

function carryKey<State>(stage: Stage<State>, key: string, way: Way | undefined): boolean {
  // The tab key leaves the stage: nothing stays in the air.
  if (key === 'Tab') {
    stage.cancel()
    return false
  }
  if (!stage.carried) return false
  if (way !== undefined) stage.carry(way)
  else if (key === 'Enter' || key === ' ') {
    const held = stage.drag?.key
    stage.drop()
    if (held !== undefined) stage.focus(held)
  } else return false
  return true
}

function walk<State>(stage: Stage<State>, way: Way): boolean {
  const items = stage.heard()
  const present = items.findIndex(({ key }) => key === stage.stop)
  const from = items[present]
  if (from === undefined) return false
  const to = placeThatWay(
    items.map(({ at }) => at),
    from.at,
    way,
    present,
  )
  const next = to === null ? undefined : items[to]
  if (next === undefined) return false
  stage.focus(next.key)
  return true
}
