import { unforcedBorders } from './forced-borders.mjs';

const TAB = '.tab { border-bottom: 3px solid transparent }';

it.each([
  TAB,
  '.tab{border-left-color:transparent}',
  '@layer widgets { .tab { border-top: 1px solid transparent } }',
])('refuses %s, which forced colours draw', (style) => {
  expect(unforcedBorders(style)).toHaveLength(1);
});

it.each([
  `${TAB} @media (forced-colors: active) { .tab:not([aria-current]) { border-bottom-color: Canvas } }`,
  String.raw`.a:not(#\#){border-left:1px solid transparent}@media (forced-colors:active){.a:not(.b):not(#\#){border-left-color:canvas}}`,
  '.button { border: 1px solid transparent }',
  '.tab { border-bottom: 3px solid var(--color-brand) }',
])('accepts %s', (style) => {
  expect(unforcedBorders(style)).toEqual([]);
});

it('names the rule, and takes no colour of another rule or side for it', () => {
  const others = `@media (forced-colors: active) { .other { border-bottom-color: Canvas } .tab { border-top: 0 } }`;

  expect(unforcedBorders(`${TAB} ${others}`, 'a.css')).toEqual(['a.css: .tab (border-bottom)']);
});
