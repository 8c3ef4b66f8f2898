/** Own colours and sizes: it must be readable on any page, and must not need the page's styles. */
export const INSPECTOR_STYLE = `
:host { all: initial; }
* { box-sizing: border-box; }
.outlines { position: fixed; inset: 0; z-index: 2147483646; overflow: hidden; pointer-events: none; }
.outline { position: absolute; inset: 0 auto auto 0; border: 2px solid #0f5b4f; }
.outline span { position: absolute; top: 0; left: 0; max-width: 100%; padding: 2px 6px; overflow: hidden; background: #0f5b4f; color: #fff; font: 12px/1.4 ui-monospace, monospace; white-space: nowrap; text-overflow: ellipsis; }
.outline-failed { border-color: #b3261e; }
.outline-failed span { background: #b3261e; }
.outline-found, .outline-resolved { border-style: dashed; }
.panel { position: fixed; inset: auto 0 0 0; z-index: 2147483647; display: flex; flex-direction: column; max-height: 45vh; border-top: 3px solid #0f5b4f; background: #fff; color: #1a1a1a; font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 -4px 24px rgb(0 0 0 / 25%); }
.bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 12px; border-bottom: 1px solid #ccc; }
.bar strong { margin-right: auto; }
button { min-height: 32px; padding: 4px 12px; border: 1px solid #0f5b4f; border-radius: 4px; background: #fff; color: #0f5b4f; font: inherit; cursor: pointer; }
button[aria-pressed=true], button[aria-selected=true] { background: #0f5b4f; color: #fff; }
button:focus-visible, tr:focus-visible { outline: 3px solid #e07a1f; outline-offset: 1px; }
.content { overflow: auto; padding: 0 12px 12px; overscroll-behavior: contain; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #e5e5e5; text-align: left; vertical-align: top; }
th { position: sticky; top: 0; background: #fff; }
td { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.failed td { color: #b3261e; }
details pre { max-width: 60ch; margin: 0; white-space: pre-wrap; }
`;
