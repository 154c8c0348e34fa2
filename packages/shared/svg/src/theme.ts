export * from './tokens.js'
export * from './contrast.js'
export * from './style.js'
export * from './stand-alone.js'
