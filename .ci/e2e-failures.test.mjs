import { failedNames, verdict } from './e2e-failures.mjs';

const spec = (title, status, ...messages) => ({
  file: 'journeys/cart.e2e.ts',
  line: 7,
  title,
  tests: [
    { projectName: 'journeys', status, results: [{ errors: messages.map((message) => ({ message })) }] },
  ],
});
const report = (...specs) => [{ title: 'journeys/cart.e2e.ts', specs }];
const passed = (title) => spec(title, 'expected');
const failed = (title, message = 'No button') => spec(title, 'unexpected', message);
const many = (count) => Array.from({ length: count }, (_, index) => passed(`journey ${index}`));

test('a run without failures is green', () => {
  expect(verdict(report(passed('pays'), spec('prints', 'skipped')))).toEqual({
    passed: 1,
    skipped: 1,
    failed: [],
    flaky: [],
    isRed: false,
  });
});

test('a journey that fails and then passes twice is flaky, and the run is green', () => {
  const first = report(failed('pays'), passed('orders'));

  expect(verdict(first, report(passed('pays'), passed('pays')))).toEqual({
    passed: 1,
    skipped: 0,
    failed: [],
    isRed: false,
    flaky: ['journeys/cart.e2e.ts:7 › pays (failed 1 of 3)\nNo button'],
  });
});

test('a journey that fails two times of three makes the run red, with each of its errors once', () => {
  const first = report(failed('pays', '\u001b[31mNo button\u001b[39m'));

  expect(verdict(first, report(passed('pays'), failed('pays', 'No page')))).toMatchObject({
    failed: ['journeys/cart.e2e.ts:7 › pays (failed 2 of 3)\nNo button\nNo page'],
    isRed: true,
  });
  expect(verdict(first, report(failed('pays'), failed('pays'))).failed).toEqual([
    'journeys/cart.e2e.ts:7 › pays (failed 3 of 3)\nNo button',
  ]);
});

test('a failure that was not repeated, or not often enough, is red', () => {
  const first = report(failed('pays'));

  expect(verdict(first).isRed).toBe(true);
  expect(verdict(first, report(passed('pays'))).isRed).toBe(true);
  expect(verdict(first, report(passed('pays'), spec('pays', 'skipped'))).isRed).toBe(true);
  expect(verdict(first, report(passed('orders'), passed('orders'))).isRed).toBe(true);
});

test('more than one flaky journey in a hundred make the run red', () => {
  const flaky = (...titles) => titles.map((title) => failed(title));
  const again = (...titles) => report(...[...titles, ...titles].map(passed));

  expect(verdict(report(...many(198), ...flaky('a', 'b')), again('a', 'b')).isRed).toBe(false);
  expect(verdict(report(...many(196), ...flaky('a', 'b', 'c')), again('a', 'b', 'c')).isRed).toBe(true);
});

test('runs of one journey in the same report are counted together', () => {
  expect(verdict(report(passed('pays'), failed('pays'), passed('pays')))).toMatchObject({
    failed: ['journeys/cart.e2e.ts:7 › pays (failed 1 of 3)\nNo button'],
    passed: 0,
  });
});

test('names failed journeys with their groups, as the option --test-list reads them', () => {
  const group = { title: 'on a phone', specs: [failed('pays')] };

  expect(
    failedNames([{ title: 'journeys/cart.e2e.ts', specs: [passed('orders')], suites: [group] }]),
  ).toEqual(['[journeys] › journeys/cart.e2e.ts › on a phone › pays']);
});

test('shortens an error of hundreds of lines', () => {
  const long = Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n');

  expect(verdict(report(failed('lists', long))).failed[0]).not.toContain('line 25');
});
