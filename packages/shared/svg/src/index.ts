export * from './node.js'
export * from './sheet.js'
export * from './teacher.js'
export * from './marks.js'
