/** @jest-environment node */
const postcss = require('postcss');
const { fontFacesIn, guestStyles, isolatedStyles, steadyRem } = require('./third-party-styles');

/** Jest cannot `require` ES modules. The library computes the ranks; the test of the build checks them. */
jest.mock('@csstools/postcss-cascade-layers', () => () => ({ postcssPlugin: 'layers' }), { virtual: true });

const run = (plugins, css) => postcss(plugins).process(css, { from: undefined }).css;

describe('on a third-party page', () => {
  it('base styles stay in their layer, and the tokens leave theirs', () => {
    const css = run(
      guestStyles(),
      '@layer tokens { :root, :host { --a: 1px } } @layer base { h1 { margin: 0 } }',
    );
    expect(css).not.toContain('@layer tokens');
    expect(css).toMatch(/@layer base \{ \[data-widget-root\] h1/);
  });

  it('every selector is limited to our own elements', () => {
    const css = run(
      guestStyles(),
      '@layer base { *, *::before { box-sizing: border-box } html { color: red } :focus-visible { outline: 0 } @media print { a { top: 0 } } }',
    );
    const selectors = [];
    postcss.parse(css).walkRules((rule) => selectors.push(...rule.selectors));
    expect(selectors).toHaveLength(15);
    for (const selector of selectors)
      expect(selector).toMatch(/^\[(data-widget-root|id='fachwerk-overlays')\]/);
  });

  it('the ground and the margins of the page are its own', () => {
    expect(run(guestStyles(), 'body { margin: 0; background: red; color: blue }')).not.toMatch(
      /margin|background/,
    );
  });

  it('our font has a name that no page has', () => {
    const css = run(
      guestStyles(),
      "@font-face { font-family: 'Archivo' } :root { --f: 'Archivo', 'Archivo Fallback' }",
    );
    expect(css).toContain("font-family: 'Fachwerk Archivo' }");
    expect(css).toContain("'Fachwerk Archivo', 'Fachwerk Archivo Fallback'");
  });
});

it('the place of a widget is the container of its styles, and asks for the width of a phone', () => {
  expect(run(guestStyles(), '@layer base { p { margin: 0 } }')).toMatch(
    /\[data-widget-root\] \{\s*container-type: inline-size;\s*contain-intrinsic-inline-size: 320px\s*\}/,
  );
  expect(run(guestStyles(), '@layer tokens { :root { --a: 1px } }')).not.toContain('container-type');
});

describe('headings and links on a third-party page', () => {
  const css = run(
    guestStyles(),
    '@layer base { h1, h2 { margin: 0 } h1 { letter-spacing: -1px } h1 a { top: 0 } }',
  );
  const outside = postcss.parse(css).nodes.filter(({ type }) => type === 'rule');

  it('keep our type, above every rule of the page without !important', () => {
    const [, type, colour, both, h1] = outside;
    expect(type.selectors).toContain(
      '[data-widget]:not([data-inherit-type]) > [data-widget-root]:not(#\\#) h3',
    );
    expect(type.selectors).toContain("[id='fachwerk-overlays']:not(#\\#) a");
    expect(type.toString()).toMatch(/font-family: inherit.*text-transform: none/s);
    expect(colour.selectors.join()).not.toMatch(/ a(,|$)/);
    expect(both.toString()).toContain('margin: 0');
    expect(h1.selectors).toEqual([
      '[data-widget]:not([data-inherit-type]) > [data-widget-root]:not(#\\#) h1',
      "[id='fachwerk-overlays']:not(#\\#) h1",
    ]);
    expect(outside).toHaveLength(5);
  });

  it('take that of a page with data-inherit-type', () => {
    expect(outside[0].toString()).toMatch(
      /^\[data-widget\]\[data-inherit-type\] > \[data-widget-root\]:not\(#\\#\) \{\s*font-family: inherit\s*\}$/,
    );
  });
});

describe('in a shadow root', () => {
  it('page and body are the element that holds everything', () => {
    expect(run(isolatedStyles(), ':root, :host { --a: 1px } body { color: red } h1 { top: 0 }')).toBe(
      '@layer tokens, base, components, widgets; .fw-tree { --a: 1px } .fw-tree { color: red } h1 { top: 0 }',
    );
  });

  it('rules of the host keep their selector and come last, fonts go', () => {
    const css = run(
      isolatedStyles(),
      ":host([data-isolated]) { all: initial !important } @font-face { font-family: 'Archivo' } a { top: 0 }",
    );
    expect(css).not.toContain('font-face');
    expect(css).toMatch(/a \{ top: 0 \}\s*:host\(\[data-isolated\]\) \{ all: initial !important \}$/);
  });
});

it('a rem does not depend on the page after the shell has set its size', () => {
  expect(run([steadyRem()], 'a { width: 44rem; height: 1rem; margin: -0.5rem; src: url(1rem.png) }')).toBe(
    'a { width: calc(var(--fachwerk-rem, 1rem) * 44); height: var(--fachwerk-rem, 1rem); margin: -0.5rem; src: url(1rem.png) }',
  );
});

it('returns the font faces of a style sheet in the format of FontFace', () => {
  const css =
    '@layer base{@font-face{font-family:\'A B\';src:url(a.1.woff2) format("woff2"),local(Arial);font-weight:100 900;ascent-override:88%}}';
  expect(fontFacesIn(css, '/shell/1/')).toEqual([
    {
      family: 'A B',
      source: 'url(/shell/1/a.1.woff2) format("woff2"),local(Arial)',
      descriptors: { weight: '100 900', ascentOverride: '88%' },
    },
  ]);
});
