export { towersSpec } from './engine.js'
