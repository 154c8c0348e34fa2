/*
 * The pictures on the keys: paths of 24 by 24 units, drawn as lines of 1.8, our own.
 */

/** The name of a picture. */
export type Icon =
  | 'undo'
  | 'redo'
  | 'notes'
  | 'zoom'
  | 'whole'
  | 'hint'
  | 'check'
  | 'erase'
  | 'menu'
  | 'close'
  | 'entry'
  | 'corner'
  | 'centre'
  | 'colour'
  | 'line'
  | 'cross'
  | 'shade'
  | 'dot'
  | 'light'
  | 'inside'
  | 'rectangle'
  | 'wall'

const PATHS: Readonly<Record<Icon, string>> = {
  undo: 'M8 5L4 9l4 4M4 9h9a6 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 5.5 0 0 0 0 11h3',
  notes: 'M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19zM14 6.5l3.5 3.5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5M10.5 7.5v6M7.5 10.5h6',
  whole: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5M7.5 10.5h6',
  hint: 'M9 17.5h6M10 20.5h4M9 17.5c0-2.5-3-3.7-3-7.5a6 6 0 0 1 12 0c0 3.8-3 5-3 7.5',
  check: 'M4.5 12.5l5 5L19.5 7',
  erase: 'M9 6h11v12H9l-5-6zM12 9.5l5 5M17 9.5l-5 5',
  menu: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  entry: 'M4 4h16v16H4zM10 9.5l2.5-1.5v8',
  corner: 'M4 4h16v16H4zM7 7.5h2M7 9.5h2M15 7.5h2',
  centre: 'M4 4h16v16H4zM8.5 12h2M13.5 12h2',
  colour: 'M4 4h16v16H4zM4 20L20 4M4 12l8-8M12 20l8-8',
  line: 'M4 18v-6h8V6h8',
  cross: 'M7 7l10 10M17 7L7 17',
  shade: 'M4 4h16v16H4zM4 10l6-6M4 16L16 4M5.5 20L20 5.5M11.5 20l8.5-8.5M17.5 20l2.5-2.5',
  dot: 'M4 4h16v16H4zM12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3',
  inside: 'M4 8V4h10v6h6v10H8V8zM11 13l4-4M11 17l6-6M14 18l4-4',
  light: 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2',
  rectangle: 'M4 6.5h16v11H4z',
  wall: 'M12 3.5v17M4.5 9.5h3M4.5 14.5h3M16.5 9.5h3M16.5 14.5h3',
}

/** The path of a picture. */
export function iconPath(icon: Icon): string {
  return PATHS[icon]
}
