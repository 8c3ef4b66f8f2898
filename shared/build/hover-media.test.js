/** @jest-environment node */
const postcss = require('postcss');
const { hoverMedia } = require('./hover-media');

const build = (css) => postcss([hoverMedia()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ');

it('applies the look of hovering only where something can hover', () => {
  expect(build('.a:hover .b { color: red }')).toBe('@media (hover: hover) { .a:hover .b { color: red } }');
});

it('keeps the other selectors of a list for every screen', () => {
  expect(build('.a:hover, .a:focus, .b:hover { color: red }')).toBe(
    '.a:focus { color: red } @media (hover: hover) { .a:hover, .b:hover { color: red } }',
  );
});

it('works inside of layers and media, and keeps the order of rules', () => {
  expect(
    build('@layer components { .a { color: red } .a:hover { color: blue } .a:active { color: green } }'),
  ).toBe(
    '@layer components { .a { color: red } @media (hover: hover) { .a:hover { color: blue } } .a:active { color: green } }',
  );
  expect(build('@media (min-width: 1px) { .a:hover { color: red } }')).toBe(
    '@media (min-width: 1px) { @media (hover: hover) { .a:hover { color: red } } }',
  );
});
