/** @jest-environment node */
const { execFileSync } = require('node:child_process');
const breakpoints = require('../src/ui/breakpoints.json');

const SCRIPT = `
  const { breakpointMedia } = require('./breakpoint-media');
  const { flattenLayers } = require('./flatten-layers');
  const css = require('node:fs').readFileSync(0, 'utf8');
  process.stdout.write(require('postcss')([...breakpointMedia(), ...flattenLayers()]).process(css, { from: undefined }).css);
`;
/** In a separate process: Jest cannot require ES modules. */
const build = (css) =>
  execFileSync(process.execPath, ['-e', SCRIPT], { cwd: __dirname, input: css }).toString();

it('writes the width of a breakpoint', () => {
  const css = build(
    '@media (--from-laptop) { .a { color: red } } @media (--below-phone-lg) { .b { color: red } }',
  );

  expect(css).toContain('@media (min-width: 1024px)');
  expect(css).toContain('@media (max-width: 679.98px)');
  expect(css).not.toContain('custom-media');
});

it('combines breakpoints with other conditions, inside of layers too', () => {
  const css = build(
    '@layer widgets { @media (scripting: enabled) and (--from-tablet) { .a { color: red } } }',
  );

  expect(css).toContain('@media (scripting: enabled) and (min-width: 768px)');
});

it('knows the same names for the place of a widget, and refuses others', () => {
  expect(build('@layer widgets { @container (--below-tablet) { .a { color: red } } }')).toContain(
    '@container (max-width: 767.98px)',
  );
  expect(() => build('@container (--below-moon) { .a { color: red } }')).toThrow(/no breakpoint/);
});

it('has the eight breakpoints of the specification', () => {
  expect(Object.values(breakpoints)).toEqual([360, 370, 680, 768, 1024, 1200, 1440, 1920]);
});
