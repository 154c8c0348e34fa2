export { moreOrLessSpec } from './engine.js'
