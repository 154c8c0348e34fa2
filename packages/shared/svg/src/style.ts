import { colours, MATERIALS, TOKENS } from './tokens.js'
import type { SheetMaterial, Theme, Token } from './tokens.js'

/** The type of the drawings and of the player; a page sets `--kz-font` to have another. */
export const FONT =
  'system-ui,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Hiragino Sans","Yu Gothic UI","Noto Sans JP",sans-serif'

const RULES: readonly string[] = [
  `.kz{display:block;font-family:var(--kz-font,${FONT});font-variant-numeric:tabular-nums lining-nums}`,
  '.kz text{text-anchor:middle;-webkit-user-select:none;user-select:none}',
  '.kz-paper{fill:var(--kz-paper)}',
  // A hairline is one pixel at every zoom, and lies on pixels.
  '.kz-grid{fill:none;stroke:var(--kz-grid);stroke-width:1px;vector-effect:non-scaling-stroke;shape-rendering:crispEdges}',
  '.kz-box{fill:none;stroke:var(--kz-box);stroke-width:5.5;shape-rendering:crispEdges}',
  '.kz-diagonal{fill:none;stroke:var(--kz-grid);stroke-width:3}',
  '.kz-mark-ground{fill:none;stroke:var(--kz-paper);stroke-width:15;stroke-linecap:round;stroke-linejoin:round}',
  '.kz-mark{fill:none;stroke:var(--kz-ink);stroke-width:5.5;stroke-linecap:round;stroke-linejoin:round}',
  '.kz .kz-mark-bad{stroke:var(--kz-bad)}',
  '.kz-cage{fill:none;stroke:var(--kz-cage);stroke-width:1.25px;stroke-dasharray:4 2;vector-effect:non-scaling-stroke}',
  '.kz .kz-cage-bad{stroke:var(--kz-bad);stroke-width:2px}',
  '.kz .kz-cage-sum{fill:var(--kz-cage);font-weight:600;text-anchor:start}',
  '.kz-frame{fill:none;stroke:var(--kz-frame);stroke-width:6.5}',
  '.kz-given{fill:var(--kz-given);font-weight:600}',
  '.kz-entry{fill:var(--kz-entry);font-weight:400}',
  '.kz-note,.kz-pip{fill:var(--kz-note)}',
  '.kz-note-same{fill:none;stroke:var(--kz-accent);stroke-width:2.5}',
  '.kz .kz-bad{fill:var(--kz-bad)}',
  ...(['peer', 'same', 'select', 'hint', 'because', 'conflict'] as const).map(
    (name) => `.kz-${name}{fill:var(--kz-${name})}`,
  ),
  '.kz-ring{fill:none;stroke:var(--kz-accent);stroke-width:6;stroke-linecap:square}',
  '.kz-ring-keys{fill:none;stroke:var(--kz-accent);stroke-width:6;stroke-dasharray:12 9}',
  '.kz-ring-hint{fill:none;stroke:var(--kz-hint-ink);stroke-width:6;stroke-linecap:square}',
  '.kz-ring-pulse{fill:none;stroke:var(--kz-bad);stroke-width:8;stroke-linecap:square}',
  '.kz-badge{fill:var(--kz-hint-ink)}',
  '.kz-badge-number{fill:var(--kz-on-hint-ink);font-weight:600}',
  '.kz-dots{fill:var(--kz-hint-ink)}',
  '.kz-hatch{stroke:var(--kz-bad);stroke-width:1.6}',
  '.kz-alert{fill:var(--kz-bad);font-weight:600}',
  '.kz-line{fill:none;stroke:var(--kz-line);stroke-width:13;stroke-linecap:round;stroke-linejoin:round}',
  '.kz-line-edge{stroke-width:12}',
  '.kz-line-taught{stroke:var(--kz-hint-ink);stroke-width:12;stroke-dasharray:1 19}',
  '.kz .kz-line-bad{stroke:var(--kz-bad)}',
  // The sides and corners of cells along which a line may be drawn.
  '.kz-dotted{fill:none;stroke:var(--kz-grid)}',
  '.kz-points{fill:none;stroke:var(--kz-ink);stroke-linecap:round}',
  '.kz-cross{fill:none;stroke:var(--kz-cross);stroke-width:5;stroke-linecap:round}',
  '.kz-pearl-white{fill:var(--kz-pearl-white);stroke:var(--kz-pearl-ring);stroke-width:5.5}',
  '.kz-pearl-black{fill:var(--kz-pearl-black);stroke:var(--kz-pearl-ring);stroke-width:5.5}',
  '.kz-pearl-shine{fill:var(--kz-pearl-white);opacity:.35}',
  '.kz-pearl-foot,.kz-tile-foot{fill:var(--kz-edge)}',
  '.kz-shade{fill:var(--kz-shade)}',
  '.kz-floor{fill:var(--kz-floor)}',
  '.kz-lit{fill:var(--kz-lit)}',
  '.kz-wall{fill:var(--kz-wall);stroke:var(--kz-wall-outline);stroke-width:2.5}',
  '.kz-wall-number{fill:var(--kz-on-wall);font-weight:600}',
  '.kz-slant{fill:none;stroke:var(--kz-edge);stroke-width:1px;vector-effect:non-scaling-stroke}',
  '.kz-beam{fill:none;stroke:var(--kz-beam);stroke-width:3}',
  '.kz-bulb{fill:var(--kz-bulb);stroke:var(--kz-bulb-ink);stroke-width:4.5}',
  '.kz-bulb-ray{fill:none;stroke:var(--kz-bulb-ink);stroke-width:4.5;stroke-linecap:round;stroke-linejoin:round}',
  '.kz-bulb-bad{stroke:var(--kz-bad)}',
  '.kz-dot{fill:var(--kz-dot)}',
  '.kz-dot-lit{fill:var(--kz-bulb-ink)}',
  // Amber that can be seen on a wall in either theme.
  '.kz-ring-wall{fill:none;stroke:var(--kz-lit);stroke-width:6;stroke-dasharray:14 8}',
  '.kz-tile{fill:var(--kz-surface);stroke:var(--kz-rule);stroke-width:2}',
  '.kz-clue{fill:var(--kz-clue,var(--kz-ink))}',
  '.kz .kz-clue-taught{fill:var(--kz-hint-ink,var(--kz-ink));font-weight:700}',
  '.kz-ticked{fill:none;stroke:var(--kz-ink);stroke-width:5;stroke-linecap:round;opacity:.75}',
  '.kz-clue-disc{fill:var(--kz-surface);stroke:var(--kz-rule);stroke-width:2}',
  '.kz-word{fill:none;stroke-width:6;stroke-linejoin:round}',
  '.kz-word-bad{stroke-dasharray:16 9}',
  '.kz-word-ground{fill:var(--kz-paper)}',
  '.kz-word-number,.kz-word-lit{font-weight:700}',
  '.kz-word-plate{fill:var(--kz-surface);stroke-width:2.5}',
  '.kz-word-letter{fill:var(--kz-muted)}',
  ...([1, 2, 3, 4] as const).flatMap((word) => [
    `.kz-word-${word} .kz-word,.kz-word-${word} .kz-word-plate{stroke:var(--kz-word-${word})}`,
    `.kz-word-${word} .kz-word-number,.kz-word-${word} .kz-word-lit{fill:var(--kz-word-${word})}`,
  ]),
  '.kz-rectangle{fill:none;stroke:var(--kz-line);stroke-width:6}',
  '.kz-rectangle-open{stroke-dasharray:16 10}',
  '.kz .kz-rectangle-bad{stroke:var(--kz-bad)}',
  '.kz-wall-mark{fill:none;stroke:var(--kz-cross);stroke-width:9;stroke-linecap:round}',
  '.kz-chip{fill:var(--kz-accent)}',
  '.kz-chip-text{fill:var(--kz-on-accent);font-weight:600}',
  '.kz[data-solved] .kz-line,.kz[data-solved] .kz-rectangle,.kz[data-solved] .kz-frame{stroke:var(--kz-good)}',
  '.kz[data-solved] .kz-entry{fill:var(--kz-good)}',
  '.kz-hit{fill:none;stroke:none;pointer-events:all}',
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((colour) => `.kz-colour-${colour}{fill:var(--kz-colour-${colour})}`),
  '.kz-colour-sign{fill:none;stroke:var(--kz-note);stroke-width:2.5}',
]

/** The style of every drawing. It reads the custom properties that {@link themeStyle} sets. */
export const BOARD_STYLE: string = RULES.join('\n')

function declarations(values: Readonly<Partial<Record<Token, string>>>): string {
  return Object.entries(values)
    .map(([token, value]) => `--kz-${token}:${value}`)
    .join(';')
}

/**
 * The custom properties of every colour: light, or dark where the device asks for it; `data-theme="light"` or
 * `"dark"` on any element above forces one; `data-material` changes the paper. No rule has any weight, so a page that
 * sets a property itself always wins. `--kz-scheme` is `light` or `dark`, for `color-scheme`.
 */
export function themeStyle(): string {
  const light = declarations(colours('light'))
  const dark = declarations(colours('dark'))
  return [
    `:where(:root,:host){--kz-scheme:light;${light}}`,
    `@media (prefers-color-scheme:dark){:where(:root,:host){--kz-scheme:dark;${dark}}}`,
    `:where([data-theme=light]){--kz-scheme:light;${light}}`,
    `:where([data-theme=dark]){--kz-scheme:dark;${dark}}`,
    ...MATERIALS.map(materialStyle),
  ].join('\n')
}

function materialStyle(material: SheetMaterial): string {
  const tokens = ['page', 'paper', 'frame'] as const
  const rule = (selector: string, theme: Theme): string => {
    const all = colours(theme, material)
    return `:where(${selector}){${declarations(Object.fromEntries(tokens.map((token) => [token, all[token]])))}}`
  }
  const own = `[data-material=${material}]`
  const under = (theme: Theme): string => `[data-theme=${theme}] ${own},[data-theme=${theme}]${own}`
  return [
    rule(own, 'light'),
    `@media (prefers-color-scheme:dark){${rule(own, 'dark')}}`,
    rule(under('light'), 'light'),
    rule(under('dark'), 'dark'),
    // The nearest theme wins where both stand above: the one on the element itself.
    rule(`[data-theme=light]${own}`, 'light'),
    rule(`[data-theme=dark]${own}`, 'dark'),
  ].join('\n')
}

/** How a drawing that stands alone is coloured. */
export interface StandAlone {
  /** `auto` follows the device; a theme by name writes plain colours, which every program can draw. */
  readonly theme: Theme | 'auto'
  readonly material?: SheetMaterial | undefined
}

/** The class on the root of a drawing that stands alone, so that its style reaches no other drawing on a page. */
export function standAloneClass({ theme, material = 'ivory' }: StandAlone): string {
  return `kz-alone-${theme}-${material}`
}

/** The style inside a drawing that stands alone, such as a file or an image. */
export function standAloneStyle(alone: StandAlone): string {
  const { theme, material = 'ivory' } = alone
  const own = `.${standAloneClass(alone)}`
  const rules = RULES.map((rule) => scoped(rule, own)).join('\n')
  if (theme !== 'auto') return resolved(rules, colours(theme, material))
  const used = TOKENS.filter((token) => rules.includes(`var(--kz-${token})`))
  const only = (of: Theme): string => {
    const all = colours(of, material)
    return declarations(Object.fromEntries(used.map((token) => [token, all[token]])))
  }
  return `${own}{${only('light')}}\n@media (prefers-color-scheme:dark){${own}{${only('dark')}}}\n${rules}`
}

function scoped(rule: string, own: string): string {
  const [selectors, body] = rule.split('{') as [string, string]
  const within = selectors
    .split(',')
    .map((selector) => (/^\.kz(?![\w-])/.test(selector) ? selector.replace('.kz', own) : `${own} ${selector}`))
  return `${within.join(',')}{${body}`
}

function resolved(rules: string, plain: Readonly<Record<Token, string>>): string {
  return rules.replace(/var\(--kz-([a-z0-9-]+)(?:,([^)]*))?\)/g, (_, name: string, other: string | undefined) =>
    name in plain ? plain[name as Token] : (other ?? ''),
  )
}
