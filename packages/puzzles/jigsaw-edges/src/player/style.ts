/** How the player looks; colours are the page's `--kz-*`, or the light ones. */
export const STYLE: string = `
.je-play { display: flex; flex-direction: column; gap: 8px; font: 400 16px/1.4 var(--kz-font, system-ui, sans-serif);
  color: var(--kz-ink, #1f2320); }
.je-bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.je-bar button, .je-bar label { min-height: 44px; min-width: 44px; padding: 6px 12px; border-radius: 10px; font: inherit;
  border: 1px solid var(--kz-edge, #857d6c); background: var(--kz-surface, #fffdf8); color: inherit; cursor: pointer;
  touch-action: manipulation; display: inline-flex; align-items: center; gap: 6px; letter-spacing: normal;
  text-transform: none; width: auto; height: auto; }
.je-bar button[aria-pressed=true] { background: var(--kz-select, #d3e4f8); border-color: var(--kz-accent, #17549a); }
.je-bar button:disabled { opacity: .5; cursor: default; }
.je-bar button:focus-visible, .je-bar label:focus-within, .je-view:focus-visible {
  outline: 3px solid var(--kz-focus, #17549a); outline-offset: 2px; }
.je-bar input { position: absolute; opacity: 0; width: 1px; height: 1px; }
.je-view { position: relative; overflow: hidden; border-radius: 16px; background: var(--kz-table, #dde2d8);
  border: 2px solid var(--kz-edge, #857d6c); width: 100%; max-height: 76vh; min-height: 240px; touch-action: none;
  user-select: none; -webkit-user-select: none; cursor: grab; }
.je-view canvas { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.je-view .je-map { inset: auto 8px 8px auto; width: 120px; height: auto; border: 1px solid var(--kz-edge, #857d6c);
  border-radius: 6px; background: var(--kz-surface, #fffdf8); opacity: .92; }
.je-peek { position: absolute; inset: 0; display: grid; place-items: center; background: var(--kz-table, #dde2d8); }
.je-peek img { max-width: 100%; max-height: 100%; }
.je-says { min-height: 1.5em; margin: 0; }
.je-done { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none; font-size: 40px;
  font-weight: 700; color: var(--kz-good, #1c6641); text-shadow: 0 0 8px var(--kz-paper, #fbf8f1); }
.je-confetti { position: absolute; width: 10px; height: 14px; top: -20px; animation: je-fall 1.45s ease-in forwards; }
@keyframes je-fall { to { transform: translate(var(--je-x), 110vh) rotate(720deg); opacity: .2; } }
@media (prefers-reduced-motion: reduce) { .je-confetti { display: none; } }
`
