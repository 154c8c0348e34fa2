/** The two themes. */
export type Theme = 'light' | 'dark'

/** The looks of the paper. */
export type SheetMaterial = 'ivory' | 'wood' | 'slate'

type Pair = readonly [light: string, dark: string]

/*
 * Four voices: ink is printed, blue is the player, amber is the teacher, red is a broken rule; green only at the end.
 * The first colour is for the light theme, the second for the dark one.
 */
const PAIRS = {
  page: ['#f1ede4', '#131614'],
  paper: ['#fbf8f1', '#1f2421'],
  surface: ['#fffdf8', '#282e2a'],
  ink: ['#1f2320', '#efebdf'],
  given: ['#1f2320', '#efebdf'],
  muted: ['#5c625b', '#a9ada4'],
  edge: ['#857d6c', '#7f877f'],
  entry: ['#17549a', '#93c4ff'],
  line: ['#17549a', '#93c4ff'],
  accent: ['#17549a', '#93c4ff'],
  focus: ['#17549a', '#93c4ff'],
  'on-accent': ['#ffffff', '#0f1a26'],
  note: ['#465565', '#b7c4d1'],
  cross: ['#465565', '#b7c4d1'],
  dot: ['#465565', '#b7c4d1'],
  grid: ['#968d7a', '#777f78'],
  box: ['#2c302c', '#c4c1b5'],
  frame: ['#2c302c', '#c4c1b5'],
  peer: ['#f1ece0', '#272d29'],
  select: ['#d3e4f8', '#254566'],
  same: ['#bcd6f4', '#2c4c70'],
  hint: ['#ffdf8f', '#5c430a'],
  because: ['#fff0c7', '#3d3214'],
  'hint-ink': ['#744700', '#ffd480'],
  'on-hint-ink': ['#fffdf8', '#1d1503'],
  conflict: ['#f8d5cd', '#5c251b'],
  bad: ['#9c2711', '#ffab95'],
  good: ['#1c6641', '#7fd9a3'],
  'good-wash': ['#d5ebdb', '#1d4a32'],
  shade: ['#3d443f', '#99a29b'],
  'on-shade': ['#fbf8f1', '#0f1210'],
  wall: ['#2c302c', '#0b0d0c'],
  'on-wall': ['#fbf8f1', '#efebdf'],
  'wall-outline': ['#2c302c', '#777f78'],
  floor: ['#fbf8f1', '#2b322d'],
  lit: ['#ffdc7a', '#927a3c'],
  beam: ['#7d5a0c', '#2a220c'],
  bulb: ['#ffffff', '#ffdf85'],
  'bulb-ink': ['#1f2320', '#14110a'],
  'pearl-white': ['#ffffff', '#f4f0e6'],
  'pearl-black': ['#1f2320', '#0c0e0d'],
  'pearl-ring': ['#1f2320', '#f4f0e6'],
  cage: ['#5d4d86', '#bfadea'],
  clue: ['#6e430f', '#ecce9b'],
  'word-1': ['#8a1f44', '#ffa9c4'],
  'word-2': ['#17593c', '#8fdcb0'],
  'word-3': ['#59389a', '#cdb8ff'],
  'word-4': ['#7a4300', '#f2bd80'],
  rule: ['#d9d2c2', '#353c37'],
  table: ['#dde2d8', '#1a1f1c'],
  'colour-1': ['#f7d9d9', '#54302f'],
  'colour-2': ['#fbe3c4', '#4c3415'],
  'colour-3': ['#f3efb9', '#3f3c12'],
  'colour-4': ['#d8efc9', '#25431f'],
  'colour-5': ['#c9ede9', '#174240'],
  'colour-6': ['#d2e0fb', '#263a5e'],
  'colour-7': ['#e4d9f8', '#40305f'],
  'colour-8': ['#e3e1dc', '#3b3e3c'],
} as const

/** The name of a colour; its custom property is `--kz-` and this name. */
export type Token = keyof typeof PAIRS

/** Every colour's name, in a fixed order. */
export const TOKENS: readonly Token[] = Object.keys(PAIRS) as Token[]

/** The materials, the usual one first. */
export const MATERIALS: readonly SheetMaterial[] = ['ivory', 'wood', 'slate']

/** The themes. */
export const THEMES: readonly Theme[] = ['light', 'dark']

// A material changes page, paper and frame alone, and so little that every ratio holds.
const CHANGES: Readonly<Record<SheetMaterial, Readonly<Partial<Record<Token, Pair>>>>> = {
  ivory: {},
  wood: { page: ['#efe0c8', '#17110b'], paper: ['#fdf6e9', '#261d15'], frame: ['#6b4a23', '#c39a63'] },
  slate: { page: ['#e0e6ea', '#0f1418'], paper: ['#f5f8fa', '#1b2329'], frame: ['#34414c', '#a9b8c4'] },
}

/** The colours that a material changes, for a theme. */
export function materialColours(theme: Theme, material: SheetMaterial): Readonly<Partial<Record<Token, string>>> {
  return Object.fromEntries(
    Object.entries(CHANGES[material]).map(([token, pair]) => [token, pair[theme === 'light' ? 0 : 1]]),
  )
}

/** Every colour of a theme on a material, as `#rrggbb`. */
export function colours(theme: Theme, material: SheetMaterial = 'ivory'): Readonly<Record<Token, string>> {
  const plain = Object.fromEntries(TOKENS.map((token) => [token, PAIRS[token][theme === 'light' ? 0 : 1]]))
  return { ...plain, ...materialColours(theme, material) } as Record<Token, string>
}
