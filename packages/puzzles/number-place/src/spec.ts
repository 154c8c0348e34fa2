export { numberPlaceSpec } from './engine.js'
