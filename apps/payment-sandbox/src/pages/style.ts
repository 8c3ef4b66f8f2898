/** The style of the pages; another look than the shop, so that a buyer sees the change of the site. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #52607d; --paper: #fff; --ground: #e8ecf4; --line: #8a96ad; --main: #2347c5; --on-main: #fff; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f8; --soft: #b5bfd4; --paper: #1b2438; --ground: #0f1626; --line: #7c89a3; --main: #9db4ff; --on-main: #0f1626; --bad: #ffb4ab; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 1rem; text-align: center; font-weight: 600; }
main { max-width: 28rem; margin: 0 auto 1rem; padding: 1.5rem; background: var(--paper); border-radius: .75rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
dl { display: flex; justify-content: space-between; margin: 0 0 1.25rem; padding: .75rem 0; border: solid var(--line); border-width: 1px 0; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
label { display: block; margin: 0 0 1rem; }
label span { display: block; margin-bottom: .25rem; }
input[type="text"], input[type="email"], input[type="date"] { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: transparent; color: inherit; font: inherit; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; } legend { margin-bottom: .25rem; padding: 0; }
.choice { display: flex; align-items: flex-start; margin: 0 0 .5rem; padding: .25rem 0; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .125rem .75rem 0 0; }
.choice span { margin: 0; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .75rem; border: 2px solid var(--main); border-radius: .375rem; background: var(--main); color: var(--on-main); font: inherit; font-weight: 600; cursor: pointer; }
button.second { background: transparent; color: var(--main); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.fault { color: var(--bad); font-weight: 600; }
.warning { padding: .75rem 1rem; border: 2px solid var(--ink); font-weight: 600; }
aside { max-width: 28rem; margin: 0 auto 2rem; padding: 0 1.5rem; font-size: .875rem; color: var(--soft); }
aside ul { padding-left: 1.25rem; } code { color: var(--ink); overflow-wrap: anywhere; }
.sheet { border-top: .5rem solid var(--main); }
`;
