/** @jest-environment node */
import { Linter } from 'eslint';
import { functionLimits } from './function-limits.mjs';

const messagesOf = (code, exceptions = []) =>
  new Linter()
    .verify(code, {
      plugins: { own: { rules: { limits: functionLimits } } },
      rules: { 'own/limits': ['error', { lines: 6, variables: 1, exceptions }] },
    })
    .map(({ message }) => message);

const long = `function long() {${'\n'.repeat(6)}}`;
const stateful = 'const store = () => { let a; let b; const set = () => { a = 1; b = 2; }; };';

it('refuses a function with more lines, and one whose inner functions change more variables', () => {
  expect(messagesOf(long)).toEqual([expect.stringContaining('long has 7 lines and 0 variables')]);
  expect(messagesOf(stateful)).toEqual([expect.stringContaining('store has 1 lines and 2 variables')]);
});

it('allows variables that change in the function itself, and constants', () => {
  expect(messagesOf('function sum() { let a = 0; let b = 0; a += 1; b += a; return () => a + b; }')).toEqual(
    [],
  );
  expect(messagesOf('function list() { const a = []; const b = []; return () => a.push(...b); }')).toEqual(
    [],
  );
});

it('allows the listed ones, until they are within the limits', () => {
  expect(messagesOf(long, ['long'])).toEqual([]);
  expect(messagesOf(stateful, ['store'])).toEqual([]);
  expect(messagesOf('const store = () => {};', ['store'])).toEqual([
    'Remove store from the exceptions in eslint.config.mjs.',
  ]);
});
