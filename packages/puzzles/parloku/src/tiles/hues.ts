/** The hue of each letter's tiles; a page sets `--kz-tile-1` to `--kz-tile-6` to have others. */
export const TILE_HUES: readonly string[] = ['#e0563f', '#e5a12c', '#5fa84a', '#2f9fb5', '#5b7fd6', '#a866c4']

/** How much of its hue a tile has over the surface, in percent, for each colour that may be chosen. */
export const TILE_SHARES: Readonly<Record<string, number>> = { soft: 24, bright: 46, plain: 0 }
