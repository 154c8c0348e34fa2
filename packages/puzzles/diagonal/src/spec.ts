export { diagonalSpec } from './engine.js'
