export { mountDrag } from './runtime/mount.js'
export type { DragNews } from './runtime/news.js'
export type { DragHandle, DragOptions } from './runtime/options.js'
