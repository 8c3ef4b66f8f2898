/** @jest-environment node */
import { lackedFeatures, listedFeatures } from './css-features.mjs';

const expectSame = (found, expected) => expect(found).toEqual(expected);
const names = (css) => [...lackedFeatures(css).keys()];

it('finds properties, values, functions, selectors and rules that a minimum browser lacks', () => {
  expectSame(names('.a { aspect-ratio: 1 }'), ['aspect-ratio']);
  expectSame(names('.a { --a: clamp(1px, 2vw, 3px) }'), ['clamp()']);
  expectSame(names('.a:has(.b) { color: red }'), [':has']);
  expect(names('@layer a { .b { color: red } }')).toContain('@layer');
  expectSame(names('.a { display: flex; gap: 1px }'), ['gap in flex']);
});

it('lets pass what they know, and what has a declaration before it or is asked for', () => {
  expectSame(
    names('.a { display: grid; gap: 1px; color: var(--a) } @media (min-width: 1px) { .a { top: 0 } }'),
    [],
  );
  expectSame(names('.a { width: 2px; width: min(1px, 2px) }'), []);
  expectSame(names('.a { width: 2px; width: min(1px, var(--b)) }'), ['min()']);
  expectSame(
    names('@supports (aspect-ratio: 1) { .a { aspect-ratio: 1 } }').filter((name) => name !== '@supports'),
    [],
  );
});

it('names a selector that takes its list with it', () => {
  expectSame(names('.a:hover, .a:focus-visible { color: red }'), [':focus-visible in a list']);
});

it('reads the list from the document', () => {
  expectSame(
    [...listedFeatures('## CSS\n\n| `a`, `b: c` | all | `d` |\n\n## JavaScript\n| `e` |')],
    ['a', 'b: c'],
  );
});
