import type { Vector } from '../vector.js'
import { made } from './nodes.js'
import type { DragOptions } from './options.js'
import { STYLE, UNSEEN } from './style.js'

/** The nodes of a stage. */
export interface StageFrame {
  readonly svg: SVGSVGElement
  readonly under: SVGGElement
  readonly items: SVGGElement
  readonly over: SVGGElement
  readonly aids: SVGGElement
  /** Where is written what is announced. */
  readonly live: HTMLElement
}

/** Makes the nodes of a stage and puts them into the host. */
export function stageFrame(host: Element): StageFrame {
  const { ownerDocument } = host
  const svg = made(host, 'svg')
  const style = made(host, 'style')
  style.textContent = STYLE
  const [under, items, aids, over] = [made(svg, 'g'), made(svg, 'g'), made(svg, 'g'), made(svg, 'g')]
  for (const layer of [under, aids, over]) layer.style.setProperty('pointer-events', 'none')
  svg.append(style, under, items, over, aids)
  svg.setAttribute('class', 'kd-stage')
  svg.setAttribute('role', 'group')
  const live = ownerDocument.createElement('p')
  live.setAttribute('aria-live', 'assertive')
  live.style.cssText = UNSEEN
  host.append(svg, live)
  return { svg, under, items, over, aids, live }
}

/** Sets what the options say of the frame itself. */
export function dressFrame<State>({ svg }: StageFrame, { box, label, motion }: DragOptions<State>): void {
  svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  if (label === undefined) svg.removeAttribute('aria-label')
  else svg.setAttribute('aria-label', label)
  svg.classList.toggle('kd-still', motion === false)
}

/** A place of the window as a place of the drawing. */
export function placeIn(svg: SVGSVGElement, place: Vector): Vector {
  const matrix = svg.getScreenCTM()
  if (matrix === null) return place
  const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(matrix.inverse())
  return { x, y }
}
