import { failuresIn } from './e2e-failures.mjs';

const failed = (retry, message) => ({ retry, errors: [{ message }] });
const spec = (title, status, results) => ({
  file: 'cart.e2e.ts',
  line: 7,
  title,
  tests: [{ status, results }],
});

test('names failed and flaky journeys with place, attempt and error, in nested groups too', () => {
  const passed = spec('pays', 'expected', [{ retry: 0, errors: [] }]);
  const broken = spec('orders', 'unexpected', [
    failed(0, '\u001b[31mNo button\u001b[39m'),
    failed(1, 'No page'),
  ]);
  const flaky = spec('searches', 'flaky', [failed(0, 'Too late'), { retry: 1, errors: [] }]);

  expect(failuresIn([{ specs: [passed, broken], suites: [{ specs: [flaky] }] }])).toEqual([
    '✗ cart.e2e.ts:7 › orders\nattempt 1: No button\nattempt 2: No page',
    '✗ cart.e2e.ts:7 › searches (passed at the second attempt)\nattempt 1: Too late',
  ]);
});

test('shortens an error of hundreds of lines', () => {
  const long = Array.from({ length: 300 }, (_, line) => `line ${line}`).join('\n');

  expect(failuresIn([{ specs: [spec('lists', 'unexpected', [failed(0, long)])] }])[0]).not.toContain(
    'line 25',
  );
});
