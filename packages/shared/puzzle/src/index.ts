export * from './contract.js'
export * from './game.js'
export * from './pencil.js'
export * from './words.js'
