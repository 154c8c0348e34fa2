import { BOARD_STYLE, FONT, themeStyle } from '@kazu/svg/theme'

const RULES = `
.kzp{position:relative;container-type:inline-size;color:var(--kz-ink);color-scheme:var(--kz-scheme);font:400 16px/1.4 var(--kz-font,${FONT});
  font-variant-numeric:tabular-nums lining-nums;text-align:start;-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
.kzp,.kzp *,.kzp *::before,.kzp *::after{box-sizing:border-box}
.kzp[hidden],.kzp [hidden]{display:none!important}
.kzp-parts{display:grid;grid-template-columns:minmax(0,1fr);grid-template-areas:"bar" "board" "slot" "tools" "aside";justify-items:stretch}
.kzp[data-shape=desk] .kzp-parts{grid-template-columns:auto minmax(0,360px);grid-template-rows:auto auto auto 1fr;
  grid-template-areas:"board bar" "board tools" "board slot" "board aside";column-gap:24px;justify-content:center;padding:12px}
@container (min-width:1000px){.kzp[data-shape=desk] .kzp-parts{column-gap:40px;padding:28px 48px}}

.kzp[data-shape=column] :is(.kzp-bar,.kzp-slot,.kzp-tools,.kzp-aside){width:min(100%,max(var(--kz-view-width,0px) + 24px,390px));justify-self:center}
.kzp[data-shape=column] .kzp-slot{padding:0 12px}
.kzp .kzp-bar{grid-area:bar;display:flex;align-items:center;gap:8px;min-height:48px;padding:0 12px}
.kzp[data-shape=desk] .kzp-bar{padding:0 0 12px}
.kzp .kzp-name{flex:1 1 auto;min-width:0}
.kzp .kzp-title{margin:0;padding:0;font-family:inherit;font-size:20px;font-weight:600;line-height:1.2;color:var(--kz-ink);
  overflow:hidden;text-overflow:ellipsis;white-space:nowrap;letter-spacing:normal}
.kzp[data-shape=desk] .kzp-title{font-size:26px}
.kzp .kzp-subtitle{margin:0;padding:0;font-size:13px;line-height:1.3;color:var(--kz-muted);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.kzp .kzp-clock{flex:none;font-size:16px;color:var(--kz-muted);min-width:3.2em;text-align:end;display:inline-flex;align-items:center;justify-content:flex-end;gap:6px}
.kzp .kzp-clock .kzp-icon{width:18px;height:18px;color:var(--kz-good);display:none}
.kzp[data-solved] .kzp-clock .kzp-icon{display:block}

.kzp .kzp-board{grid-area:board;display:flex;justify-content:center;align-items:flex-start;min-width:0}
.kzp .kzp-view{position:relative;overflow:hidden;max-width:100%;touch-action:none;-webkit-user-select:none;user-select:none;-webkit-touch-callout:none;
  outline:none;border-radius:4px}
.kzp .kzp-view[data-zoomed]{overflow:auto;overscroll-behavior:contain;scrollbar-width:thin}
.kzp .kzp-stage{overflow:visible}
.kzp .kzp-sheet>.kd-stage{position:absolute;inset:0;width:100%;height:100%;overflow:visible;forced-color-adjust:none;touch-action:none}
.kzp .kzp-sheet{position:relative;width:var(--kz-sheet-width);height:var(--kz-sheet-height)}
.kzp .kzp-sheet>.kz{position:absolute;inset:0;width:100%;height:100%;forced-color-adjust:none;cursor:default}
.kzp .kzp-sheet .kz-box{vector-effect:non-scaling-stroke;stroke-width:clamp(2px,calc(.055*var(--kz-unit)),3.5px)}
.kzp .kzp-sheet .kz-frame{vector-effect:non-scaling-stroke;stroke-width:clamp(2.5px,calc(.065*var(--kz-unit)),4.5px)}
.kzp .kzp-grid{position:absolute;inset:var(--kz-margin);display:grid;grid-auto-rows:minmax(0,1fr);pointer-events:none}
.kzp .kzp-row{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.kzp .kzp-cell{outline:none;overflow:hidden;min-width:0;min-height:0}
@media (forced-colors:active){.kzp .kzp-cell:focus{outline:3px solid Highlight}}

.kzp .kzp-slot{grid-area:slot;display:flex;gap:12px;align-items:flex-start;height:56px;margin:6px 0;overflow:auto;overscroll-behavior:contain;scrollbar-width:thin}
.kzp[data-shape=desk] .kzp-slot{height:112px;margin:16px 0}
@media (min-height:720px){.kzp .kzp-slot{height:76px}}
@media (min-height:780px){.kzp .kzp-slot{height:96px}.kzp[data-shape=desk] .kzp-slot{height:152px}}
.kzp .kzp-words{flex:1 1 auto;min-width:0;margin:0;padding:0;max-width:60ch;font-size:16px;line-height:1.4;overflow-wrap:break-word}
.kzp .kzp-words[data-tone=plain]{color:var(--kz-muted)}
.kzp .kzp-words[data-tone=teacher]{border-inline-start:3px solid var(--kz-hint-ink);padding-inline-start:10px}
.kzp .kzp-words[data-tone=bad]{border-inline-start:3px solid var(--kz-bad);padding-inline-start:10px}
.kzp .kzp-words[data-tone=good]{border-inline-start:3px solid var(--kz-good);padding-inline-start:10px}
.kzp .kzp-lead{font-weight:600}
.kzp [data-tone=teacher] .kzp-lead{color:var(--kz-hint-ink)}
.kzp [data-tone=bad] .kzp-lead{color:var(--kz-bad)}
.kzp [data-tone=good] .kzp-lead{color:var(--kz-good)}
.kzp .kzp-after{display:block;font-size:13px;color:var(--kz-muted)}
.kzp[data-shape=column] .kzp-after{display:none}
.kzp .kzp-badge{display:inline-block;min-width:1.35em;height:1.35em;padding:0 .2em;border-radius:1em;background:var(--kz-hint-ink);color:var(--kz-on-hint-ink);
  font-size:12px;font-weight:600;line-height:1.35;text-align:center;vertical-align:1px}
.kzp .kzp-slot[data-more]{mask-image:linear-gradient(#000 calc(100% - 20px),transparent)}
.kzp .kzp-slot:focus-visible{outline:3px solid var(--kz-focus);outline-offset:2px;border-radius:3px}
.kzp .kzp-link{all:unset;cursor:pointer;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px;line-height:1;vertical-align:baseline}
.kzp .kzp-link:focus-visible{outline:3px solid var(--kz-focus);outline-offset:1px;border-radius:3px}
.kzp .kzp-finish{display:flex;flex-wrap:wrap;gap:6px;margin-top:4px}
.kzp .kzp-map{position:relative;flex:none;width:72px;height:72px;max-height:100%;border:1px solid var(--kz-edge);border-radius:4px;background:var(--kz-paper);padding:0;cursor:pointer}
.kzp .kzp-map svg{position:absolute;inset:0;display:block;width:100%;height:100%}
.kzp .kzp-map>svg>rect:only-child{fill:none;stroke:var(--kz-accent);stroke-width:3px;vector-effect:non-scaling-stroke}

.kzp .kzp-tools{grid-area:tools;position:relative;display:grid;gap:6px;padding:0 12px 12px;align-content:start}
.kzp[data-shape=desk] .kzp-tools{padding:0}
.kzp button.kzp-key,.kzp button.kzp-tool,.kzp button.kzp-mode,.kzp button.kzp-round,.kzp button.kzp-action{appearance:none;margin:0;min-width:0;
  font:inherit;font-weight:400;line-height:1.2;letter-spacing:normal;text-transform:none;text-shadow:none;text-align:center;box-shadow:none;
  color:var(--kz-ink);background:var(--kz-surface);border:1px solid var(--kz-edge);border-radius:10px;padding:0;cursor:pointer;
  touch-action:manipulation;-webkit-user-select:none;user-select:none;position:relative;height:48px;width:auto}
@media (min-height:780px){.kzp[data-shape=column] .kzp-pad:not([data-many]) button.kzp-key{height:56px}}
.kzp button:focus-visible{outline:3px solid var(--kz-focus);outline-offset:2px}
.kzp button.kzp-key,.kzp button.kzp-action{border-bottom-width:2px}
.kzp button.kzp-key:active,.kzp button.kzp-tool:active,.kzp button.kzp-action:active{transform:translateY(1px)}
.kzp button[aria-disabled=true]{cursor:default}
.kzp button[aria-disabled=true]>*{opacity:.38}
.kzp .kzp-pad{display:grid;grid-template-columns:repeat(var(--kz-columns),minmax(0,1fr));gap:6px}
.kzp button.kzp-key{font-size:20px;font-weight:600}
.kzp button.kzp-key[data-long]{font-size:18px}
.kzp .kzp-left{position:absolute;top:4px;right:6px;font-size:12px;font-weight:400;line-height:1;color:var(--kz-muted)}
.kzp button.kzp-key[data-done]{color:var(--kz-muted);font-weight:400;border-color:var(--kz-rule)}
.kzp button.kzp-key[aria-pressed=true],.kzp button.kzp-mode[aria-checked=true],.kzp button.kzp-tool[aria-pressed=true]{background:var(--kz-accent);color:var(--kz-on-accent);border-color:var(--kz-accent)}
.kzp [aria-pressed=true] .kzp-left{color:var(--kz-on-accent)}
.kzp button.kzp-key[data-type=erase]{grid-column:-2/-1}
.kzp .kzp-swatch{display:block;width:28px;height:28px;margin:0 auto;border-radius:6px;border:1px solid var(--kz-edge)}
.kzp .kzp-modes{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}
.kzp button.kzp-mode{display:flex;align-items:center;justify-content:center;gap:8px;border-radius:0;margin-inline-start:-1px;font-size:16px}
.kzp .kzp-modes[data-many] button.kzp-mode{flex-direction:column;gap:1px;font-size:12px}
.kzp button.kzp-mode[aria-checked=true]{font-weight:600}
.kzp button.kzp-mode:first-child{border-start-start-radius:10px;border-end-start-radius:10px;margin-inline-start:0}
.kzp button.kzp-mode:last-child{border-start-end-radius:10px;border-end-end-radius:10px}
.kzp button.kzp-mode:focus-visible{z-index:1}
@media (max-height:719px){.kzp[data-shape=column] .kzp-modes[data-many]{display:none}}
.kzp .kzp-controls{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:6px}
.kzp button.kzp-tool{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1px;background:transparent;border-color:transparent;font-size:12px}
.kzp button.kzp-tool>span{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.kzp button.kzp-tool[data-teaching]{background:var(--kz-hint-ink);color:var(--kz-on-hint-ink)}
.kzp button.kzp-round{flex:none;width:44px;height:44px;display:flex;align-items:center;justify-content:center;background:transparent;border-color:transparent;border-radius:22px}
.kzp button.kzp-action{padding:0 14px;min-height:44px;height:44px}
.kzp .kzp-icon{flex:none;width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.kzp button.kzp-round[data-action=menu] .kzp-icon{stroke-width:3}
@media (hover:hover){.kzp button.kzp-tool:hover:not([aria-disabled]),.kzp button.kzp-round:hover{border-color:var(--kz-edge)}
  .kzp button.kzp-tool[aria-pressed=true]:hover{border-color:var(--kz-accent)}}

.kzp .kzp-menu{animation:kzp-slide 160ms ease-out;position:absolute;inset:0;z-index:2;min-height:100%;height:max-content;background:var(--kz-page);padding:0 12px 12px;display:grid;gap:12px;align-content:start}
.kzp[data-shape=desk] .kzp-menu{padding:0 0 12px}
/* The menu may be longer than the tools; nothing shows through below it, or is cut by its edge. */
.kzp:has(.kzp-menu) .kzp-aside{visibility:hidden}
.kzp .kzp-menu fieldset{margin:0;padding:0;border:0;min-width:0;display:grid;gap:0}
.kzp .kzp-menu legend{padding:0;margin:0;font-size:13px;font-weight:600;color:var(--kz-muted)}
.kzp .kzp-menu label{display:flex;align-items:center;gap:10px;min-height:44px;font-size:16px;cursor:pointer;color:var(--kz-ink);margin:0}
.kzp .kzp-menu input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--kz-accent)}
.kzp .kzp-menu input:focus-visible{outline:3px solid var(--kz-focus);outline-offset:2px}
.kzp .kzp-menu-head{display:flex;align-items:center;justify-content:space-between;gap:8px}
.kzp .kzp-menu-head strong{font-size:16px;font-weight:600}
.kzp .kzp-menu-actions{display:flex;flex-wrap:wrap;gap:6px}
.kzp .kzp-note{margin:0;font-size:13px;color:var(--kz-muted)}
.kzp .kzp-aside{grid-area:aside;min-width:0}
.kzp .kzp-live{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.kzp .kzp-loupe{position:absolute;z-index:3;width:96px;height:96px;margin:-48px 0 0 -48px;border-radius:50%;overflow:hidden;pointer-events:none;
  border:2px solid var(--kz-accent);background:var(--kz-paper)}
.kzp .kzp-loupe svg{display:block;width:100%;height:100%}

.kzp .kz-new.kz-entry,.kzp .kz-new.kz-mark,.kzp .kz-new .kz-note{transform-box:fill-box;transform-origin:center;animation:kzp-mark 90ms ease-out}
.kzp .kz-new.kz-ring-hint{animation:kzp-appear 160ms ease-out}
.kzp .kz-fresh.kz-line{animation:kzp-appear 320ms ease-out}
.kzp .kz-fresh.kz-entry,.kzp .kz-fresh.kz-mark{animation-duration:180ms}
.kzp[data-stage=do] .kz-ring-hint{animation:kzp-fade 700ms ease-in forwards}
.kzp .kz-ring-pulse{animation:kzp-pulse 480ms ease-out 2}
.kzp .kz-line,.kzp .kz-frame,.kzp .kz-entry{transition:stroke 600ms,fill 600ms}
.kzp:not([data-solved]) .kz-line,.kzp:not([data-solved]) .kz-frame,.kzp:not([data-solved]) .kz-entry{transition:none}
.kzp[data-tutorial] .kz-ring-hint,.kzp[data-tutorial] .kz-ring-aim{animation:kzp-breathe 1.2s ease-in-out infinite}
@keyframes kzp-breathe{50%{opacity:.35}}
@keyframes kzp-slide{from{opacity:0;transform:translateY(12px)}}
@keyframes kzp-mark{from{transform:scale(.85)}}
@keyframes kzp-appear{from{opacity:0}}
@keyframes kzp-fade{to{opacity:0}}
@keyframes kzp-pulse{50%{opacity:.25}}
@media (prefers-reduced-motion:reduce){.kzp *{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}
@media print{.kzp .kzp-tools,.kzp .kzp-slot,.kzp .kzp-clock,.kzp .kzp-round{display:none}}
`

/** Everything that a player needs of style: the colours, the drawings and the shell. No rule leaves the player. */
export const PLAYER_STYLE: string = [themeStyle(), BOARD_STYLE, RULES.trim()].join('\n')

/** Puts the style into the document or the shadow root that holds the host, once. */
export function installStyle(host: HTMLElement): void {
  const root = host.getRootNode()
  const document = host.ownerDocument
  const place = root instanceof ShadowRoot ? root : document.head
  if (place.querySelector('style[data-kazu]') !== null) return
  const style = document.createElement('style')
  style.setAttribute('data-kazu', '')
  style.textContent = PLAYER_STYLE
  // Before the page's own styles, so that these win where both say the same.
  place.prepend(style)
}
