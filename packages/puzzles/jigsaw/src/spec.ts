export { jigsawSpec } from './engine.js'
