/** Rules of real pages that affect third-party elements, all at once. */
export const HOSTILE_STYLE = `
html { font-size: 62.5%; color-scheme: dark; --color-brand: hotpink; --space-4: 90px; }
* { all: unset !important; box-sizing: content-box !important; font-size: 40px !important; }
div { display: none !important; }
main, p, h1, h2 { display: block !important; }
head, style, script { display: none !important; }
button, a, input, svg, li { background: hotpink !important; transform: rotate(3deg) !important; text-transform: uppercase !important; letter-spacing: 1em !important; }
body { direction: rtl !important; text-align: right !important; font-family: cursive !important; line-height: 4 !important; color: lime !important; background: #222 !important; cursor: crosshair !important; word-spacing: 2em !important; }
@layer base { h1, h2 { color: red !important; } }
`;

/** The page's own elements, one of each kind. */
export const ownElements =
  '<header id="own"><h1>Magazine</h1><p class="text">Text with a <a href="#x">link</a> and <button>a button</button></p><ul role="list"><li>one</li></ul><fieldset><legend>Form</legend><input value="x"><select><option>1</option></select></fieldset><img alt="" width="20" height="10"><svg width="10" height="10"></svg></header>';
