export { mountJigsawEdges } from './player/mount.js'
export type { JigsawEdgesHandle, JigsawEdgesMountOptions } from './player/mount.js'
