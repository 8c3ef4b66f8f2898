/** @jest-environment node */
const postcss = require('postcss');
const { flattenLayers } = require('./flatten-layers');

/** Jest cannot `require` ES modules. The library computes the ranks; the test of the build checks them. */
jest.mock('@csstools/postcss-cascade-layers', () => () => ({ postcssPlugin: 'layers' }), { virtual: true });

const run = (plugins, css) => postcss(plugins).process(css, { from: undefined }).css;

it('puts the order of layers in front of every file', () => {
  expect(run(flattenLayers(), '@layer widgets { .a { color: red } }')).toMatch(
    /^@layer tokens, base, components, widgets;/,
  );
});

it('refuses an id, which would weigh as much as a layer', () => {
  expect(() => run(flattenLayers(), '@layer widgets { #sum .a { color: red } }')).toThrow(/names an id/);
  expect(() => run(flattenLayers(), "@layer widgets { [href='#sum'] { color: red } }")).not.toThrow();
});

it.each([
  '@supports (width: min(1px, 2px)) { color: blue }',
  '.b { color: blue }',
  '&:hover { color: blue }',
])('refuses %s in a rule, which the next plugin would lose', (nested) => {
  const css = `@layer widgets { .a { color: red; ${nested} } }`;
  expect(() => run(flattenLayers(), css)).toThrow(/declarations only/);
});
