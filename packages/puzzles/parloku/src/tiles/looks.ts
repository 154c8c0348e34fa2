import { figure, svg } from '@kazu/svg'
import type { SvgNode } from '@kazu/svg'
import { tileShape, type TileShape } from './shapes.js'

/** What decides how a tile looks. */
export interface TileLook {
  /** Its letter as a number, 1 to 6, and as it is written. */
  readonly letter: number
  readonly text: string
  readonly shape: TileShape
  /** Whether it is printed. */
  readonly given: boolean
  /** Whether its letter is the chosen one, and whether the rules are broken there. */
  readonly same: boolean
  readonly bad: boolean
}

/** How tiles look: the same node for the same look, so that what did not change is not drawn again. */
export function tileLooks(): (look: TileLook) => SvgNode {
  const known = new Map<string, SvgNode>()
  return (look) => {
    const key = JSON.stringify(look)
    const node = known.get(key) ?? drawnTile(look)
    known.set(key, node)
    return node
  }
}

function drawnTile({ letter, text, shape, given, same, bad }: TileLook): SvgNode {
  const names = ['kz-piece', `kz-piece-${letter}`, given ? 'kz-piece-given' : '', same ? 'kz-piece-same' : '']
  if (bad) names.push('kz-piece-bad')
  return svg(
    'g',
    { class: names.filter((name) => name !== '').join(' ') },
    // A printed tile is let into the board: it has no lower edge.
    ...(given ? [] : [tileShape(shape, letter, 'kz-piece-edge', 4)]),
    tileShape(shape, letter, 'kz-piece-face'),
    figure(0, 0, text, 50, 'kz-piece-letter'),
  )
}
