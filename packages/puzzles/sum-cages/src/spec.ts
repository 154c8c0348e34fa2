export { sumCagesSpec } from './engine.js'
