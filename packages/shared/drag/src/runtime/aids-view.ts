import { mountSvg } from '@kazu/svg/patch'
import type { SvgNode } from '@kazu/svg'
import type { Drag } from '../drag.js'
import { heldAt } from '../drag.js'
import type { Vector } from '../vector.js'
import type { Item } from '../view.js'
import { made } from './nodes.js'

/** Draws what helps while an item floats: its ghost, its tether, and with `machinery` every place where it may land. */
export function drawAids<State>(layer: SVGGElement, drag: Drag<State> | null, machinery: boolean): void {
  layer.replaceChildren()
  if (drag === null) return
  const { pick } = drag
  const item = drag.scene.view(drag.pick.drop).find(({ key }) => key === drag.key)
  if (item === undefined) return
  if (machinery) for (const { at } of drag.landings) layer.append(frameAt(layer, at, item))
  if (pick.land === null || pick.gap === Infinity) return
  if (pick.floats?.ghost === true) layer.append(ghostAt(layer, pick.land, item.look))
  if (pick.floats?.tether === true || machinery) layer.append(line(layer, heldAt(drag), pick.land))
}

function frameAt(layer: SVGGElement, { x, y }: Vector, { reach = { width: 12, height: 12 } }: Item): SVGElement {
  const { width, height } = reach
  const place = { x: x - width / 2, y: y - height / 2, width, height, rx: Math.min(width, height) / 6 }
  return made(layer, 'rect', { class: 'kd-aid kd-land', ...place })
}

function ghostAt(layer: SVGGElement, { x, y }: Vector, look: SvgNode): SVGElement {
  const ghost = made(layer, 'g', { class: 'kd-ghost', transform: `translate(${x} ${y})` })
  ghost.append(mountSvg<Element>(layer.ownerDocument, look).element)
  return ghost
}

function line(layer: SVGGElement, from: Vector, to: Vector): SVGElement {
  return made(layer, 'line', { class: 'kd-aid kd-tether', x1: from.x, y1: from.y, x2: to.x, y2: to.y })
}
