import { TILE_HUES, TILE_SHARES } from './hues.js'

function hues(): string {
  return TILE_HUES.map((hue, index) => {
    const colour = `color-mix(in srgb,var(--kz-tile-${index + 1},${hue}) var(--kz-tile-share,${TILE_SHARES['soft']}%),var(--kz-surface))`
    return `.kz-piece-${index + 1} .kz-piece-face{fill:${colour}}`
  }).join('\n')
}

function shares(): string {
  return Object.entries(TILE_SHARES)
    .map(([name, share]) => `[data-tile-colour=${name}]{--kz-tile-share:${share}%}`)
    .join('\n')
}

/**
 * How tiles look. A page may say more by these classes, and set the custom properties `--kz-tile-1` to `--kz-tile-6` (hues),
 * `--kz-tile-share` (how much of them), `--kz-tile-ink` and `--kz-tile-font`.
 */
export const TILES_STYLE: string = `
.kz-piece-face{fill:var(--kz-surface);stroke:var(--kz-entry);stroke-width:2.5}
@supports (color:color-mix(in srgb,red 50%,blue)){
${hues()}
}
${shares()}
.kz-piece-edge{fill:var(--kz-entry)}
.kz-tray-left{fill:var(--kz-ink);font-weight:400}
.kz-piece-letter{fill:var(--kz-tile-ink,var(--kz-ink));font-weight:500;font-family:var(--kz-tile-font,inherit);text-anchor:middle;user-select:none;-webkit-user-select:none}
.kz-piece-given .kz-piece-face{stroke:var(--kz-given);stroke-width:4}
.kz-piece-given .kz-piece-letter{font-weight:700}
.kz-piece-same .kz-piece-face{stroke-width:7}
.kz-piece-bad .kz-piece-face{stroke:var(--kz-bad);stroke-width:6;stroke-dasharray:10 5}
[data-tile-type=book]{--kz-tile-font:Georgia,"Times New Roman","Hiragino Mincho ProN","Yu Mincho",serif}
[data-tile-type=typewriter]{--kz-tile-font:"Courier New","Nimbus Mono PS","Osaka-Mono",monospace}
.kz-tray{fill:var(--kz-paper);stroke:var(--kz-rule);stroke-width:2}
.kz-tray-empty{fill:none;stroke:var(--kz-edge);stroke-width:2.5;stroke-dasharray:7 6}
.kz-tray-tick{fill:none;stroke:var(--kz-good);stroke-width:7;stroke-linecap:round;stroke-linejoin:round}
.kz-ring-held{fill:none;stroke:var(--kz-accent);stroke-width:6}
.kz-ring-aim{fill:none;stroke:var(--kz-hint-ink);stroke-width:6}
.kd-lifted .kz-piece{filter:drop-shadow(0 6px 8px rgb(0 0 0/.28))}
.kd-dragging .kz-conflict,.kd-dragging [fill$="hatch)"]{opacity:0}
.kd-dragging .kz-piece-bad .kz-piece-face{stroke:var(--kz-entry);stroke-width:2.5;stroke-dasharray:none}
.kd-dragging .kz-piece-bad.kz-piece-given .kz-piece-face{stroke:var(--kz-given);stroke-width:4}
.kd-stage .kd-focus{stroke:var(--kz-focus)}
.kd-stage .kd-land{stroke:var(--kz-muted)}
.kd-stage .kd-tether{stroke:var(--kz-accent)}
.kz-wiggle{transform-box:fill-box;transform-origin:center;animation:kz-wiggle 240ms ease-in-out}
@keyframes kz-wiggle{25%{transform:rotate(-2.5deg) scale(1.03)}75%{transform:rotate(2.5deg) scale(1.03)}}
@media (prefers-reduced-motion:reduce){.kz-wiggle{animation:none}}
`
