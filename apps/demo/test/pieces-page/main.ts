import {
  generateJigsawEdges,
  groupAt,
  isOnPiece,
  paintOrder,
  piecesOf,
  poseOf,
  scatter,
  solveStep,
} from '@kazu/jigsaw-edges'
import type { Table } from '@kazu/jigsaw-edges'
import { mountJigsawEdges } from '@kazu/jigsaw-edges/play'

/** What a bench asks for. */
export interface PiecesBench {
  /** Mounts a puzzle with a picture, and a group of so many pieces on top; gives a place of that group on the screen. */
  readonly mount: (rows: number, columns: number, joined: number) => { readonly x: number; readonly y: number }
}

/** A scattered table on which the solver has joined a group of at least so many pieces. */
function tableWith(rows: number, columns: number, joined: number): Table {
  let table = scatter(generateJigsawEdges({ rows, columns, seed: 1 }), { seed: 1 })
  for (let most = 1; most < joined;) {
    const step = solveStep(table)
    table = step.table
    most = step.type === 'connected' ? step.size : joined
  }
  return table
}

Object.assign(window, {
  piecesBench: {
    mount: (rows: number, columns: number, joined: number) => {
      const table = tableWith(rows, columns, joined)
      const host = document.getElementById('place') as HTMLElement
      mountJigsawEdges(host, { puzzle: table.puzzle, table })
      host.querySelector<HTMLElement>('[data-action=example]')?.click()
      const group = paintOrder(table).find((one) => groupAt(table, one).size >= joined) ?? 0
      const [piece = 0] = piecesOf(table, group)
      const { middle } = poseOf(table, piece)
      if (!isOnPiece(table, piece, middle)) throw new Error('A piece does not lie where it lies.')
      const box = (host.querySelector('.je-view') as HTMLElement).getBoundingClientRect()
      const scale = Math.min(box.width / table.area.width, box.height / table.area.height)
      return {
        x: box.x + box.width / 2 + (middle.x - table.area.width / 2) * scale,
        y: box.y + box.height / 2 + (middle.y - table.area.height / 2) * scale,
      }
    },
  },
  ready: true,
})
