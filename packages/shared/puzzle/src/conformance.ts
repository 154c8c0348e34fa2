export * from './conformance/law.js'
export * from './conformance/laws.js'
