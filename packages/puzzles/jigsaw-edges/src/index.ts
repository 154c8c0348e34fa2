export { decodeTable, encodeTable } from './codes.js'
export { readPieces, writePieces } from './file.js'
export type { FileProblem, FileResult, WriteOptions } from './file.js'
export { newJigsawEdges, playJigsawEdges, redoJigsawEdges, undoJigsawEdges } from './game.js'
export type { JigsawEdgesGame } from './game.js'
export { generateJigsawEdges } from './generate.js'
export type { JigsawEdgesOptions } from './generate.js'
export { boxOf, matesOfGroup, moveGroups, raiseGroups, snapGroup, turnGroups } from './moves.js'
export type { Box, Snapped } from './moves.js'
export { outlineOf, pathOf, placedSide, sampled, sideCurve, TAB_HEIGHT } from './outline.js'
export type { Cubic, Vector } from './outline.js'
export { SIDE_MOST, turnedPiece, turnedSides, turnsOf } from './piece.js'
export type { Piece, Sides, Slot, Turns } from './piece.js'
export { PIECES_MOST, puzzleOf } from './puzzle.js'
export type { Home, JigsawEdges, PiecesProblem } from './puzzle.js'
export { scatter, scatterAsGiven } from './scatter.js'
export type { ScatterOptions } from './scatter.js'
export { solveStep } from './solve-step.js'
export type { SolveStep } from './solve-step.js'
export {
  areaOf,
  assembledTable,
  CELL,
  groupAt,
  groupOfPiece,
  isSolved,
  looseTable,
  paintOrder,
  pieceAsItLies,
  piecesOf,
  poseOf,
  SNAP,
} from './table.js'
export type { Group, Loose, Table } from './table.js'
export { JIGSAW_EDGES_WORDS } from './words.js'
export type { JigsawEdgesLanguage, JigsawEdgesWords } from './words.js'
export { groupsIn, groupsOutOfSight, isOnPiece, pieceAt, wayBack } from './touch.js'
