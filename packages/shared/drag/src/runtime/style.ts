/** How long an item takes to its new place, in ms. */
const GLIDE = 180

/**
 * What the runtime needs to look right. It stands inside the drawing, so that it also reaches into a shadow root; a page
 * may say more by the same class names.
 */
export const STYLE: string = `
.kd-stage { touch-action: pan-x pan-y pinch-zoom; user-select: none; -webkit-user-select: none; display: block; }
.kd-stage text { pointer-events: none; }
.kd-item { transition: transform ${GLIDE}ms cubic-bezier(.2,.8,.3,1), opacity ${GLIDE}ms; outline: none; }
.kd-grab { cursor: grab; touch-action: none; }
.kd-stage.kd-dragging, .kd-stage.kd-dragging .kd-item { cursor: grabbing; }
.kd-lifted, .kd-still .kd-item { transition: none; }
.kd-carried { transition-duration: 90ms; }
.kd-ghost { opacity: .35; pointer-events: none; }
.kd-aid { pointer-events: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-dasharray: 5 5;
  vector-effect: non-scaling-stroke; }
.kd-item:focus-visible > .kd-focus { opacity: 1; }
.kd-focus { opacity: 0; fill: none; stroke: currentColor; stroke-width: 3; vector-effect: non-scaling-stroke;
  pointer-events: none; }
@media (prefers-reduced-motion: reduce) { .kd-item { transition: none; } }
`

/** Hides a text from the eye and not from a screen reader. */
export const UNSEEN: string =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
