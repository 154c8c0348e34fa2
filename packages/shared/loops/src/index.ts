export * from './region.js'
export * from './pieces.js'
export * from './faults.js'
export * from './constraints.js'
