import { below } from '@fachwerk/shared/ui';

/** Fixed colours and sizes (the shop's tokens): the inspector is readable without the styles of the page. */
export const INSPECTOR_STYLE = `
:host { all: initial; --ink: #1b2420; --muted: #56605b; --brand: #0f5b4f; --tint: #e3efec; --line: #d8d4ca; --bad: #c01f2e; --warn: #8a5a00; --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; }
* { box-sizing: border-box; }
.outlines { position: fixed; inset: 0; z-index: 2147483646; overflow: hidden; pointer-events: none; }
.outline { position: absolute; top: 0; left: 0; border: 2px solid var(--brand); }
.outline span { position: absolute; top: 0; left: 0; max-width: 100%; padding: 1px 6px; overflow: hidden; border-bottom-right-radius: 4px; background: var(--brand); color: #fff; font: 12px/18px var(--mono); white-space: nowrap; text-overflow: ellipsis; }
.outline-found, .outline-resolved { border-style: dashed; }
.outline-failed { border-color: var(--bad); }
.outline-failed span { background: var(--bad); }
.outline-chosen { border-width: 4px; background: rgb(245 172 0 / 18%); }
.panel { position: fixed; right: 0; bottom: 0; left: 0; z-index: 2147483647; display: flex; flex-direction: column; max-height: 45vh; padding-bottom: env(safe-area-inset-bottom); border-top: 3px solid var(--brand); background: #fff; color: var(--ink); font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 8px 32px rgb(27 36 32 / 30%); }
.panel-top { top: 0; bottom: auto; padding-bottom: 0; border-top: 0; border-bottom: 3px solid var(--brand); }
.bar { display: flex; flex: none; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
.title { flex: 1 1 220px; min-width: 0; margin: 0; overflow: hidden; font-size: 14px; font-weight: 400; text-overflow: ellipsis; white-space: nowrap; }
.title strong { margin-right: 8px; }
.tabs, .tools { display: flex; gap: 4px; }
button { min-height: 36px; padding: 4px 12px; border: 1px solid var(--brand); border-radius: 6px; background: #fff; color: var(--brand); font: 600 14px/1.3 system-ui, sans-serif; cursor: pointer; }
button:hover { background: var(--tint); }
button[aria-pressed=true], button[aria-selected=true] { background: var(--brand); color: #fff; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.content:focus-visible { outline-offset: -3px; }
.content { flex: 1; min-height: 0; overflow: auto; padding: 0 12px 12px; overscroll-behavior: contain; }
.empty { margin: 16px 0; color: var(--muted); }
table { width: 100%; border-collapse: collapse; }
th { position: sticky; top: 0; padding: 8px 16px 4px 0; background: #fff; box-shadow: inset 0 -1px var(--line); color: var(--muted); font: 600 12px/1.5 system-ui, sans-serif; text-align: left; }
td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); font: 12px/1.5 var(--mono); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
td button { min-height: 28px; padding: 2px 8px; font: 600 12px/1.3 var(--mono); text-align: left; overflow-wrap: anywhere; }
.state { font-weight: 600; }
.state-failed { color: var(--bad); }
.state-found, .state-resolved { color: var(--warn); }
summary { min-height: 24px; cursor: pointer; }
pre { max-width: 80ch; margin: 4px 0; font: 12px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
@media ${below('phoneLg')}, (pointer: coarse) {
  button, td button { min-height: 44px; }
  summary { min-height: 44px; padding: 12px 0; }
}
@media ${below('phoneLg')} {
  .title { flex-basis: 100%; }
  .bar { gap: 4px; }
  .tabs, .tools { flex: 1 1 auto; }
  .tabs button, .tools button { flex: 1; padding: 4px 8px; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td.whole { grid-column: 1 / -1; }
}
@media (max-height: 480px) { .panel { max-height: 60vh; } }
@media (forced-colors: active) {
  button[aria-pressed=true], button[aria-selected=true] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
}
@media print { .outlines, .panel { display: none; } }
`;
