/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { slowness, startYardstick, YARDSTICK_SECONDS } from './yardstick.mjs';

it('a processor that needs twice the time is twice as slow', () => {
  expect(slowness([2 * YARDSTICK_SECONDS, 2 * YARDSTICK_SECONDS])).toBeCloseTo(2);
});

it('a faster processor makes no budget smaller', () => {
  expect(slowness([YARDSTICK_SECONDS / 2])).toBe(1);
});

it('without a measurement, budgets are what they are', () => {
  expect(slowness([])).toBe(1);
});

it('tells the mean of what was measured until the end', async () => {
  const results = [YARDSTICK_SECONDS, undefined, 3 * YARDSTICK_SECONDS];
  let isAllMeasured;
  const allMeasured = new Promise((done) => (isAllMeasured = done));
  const end = startYardstick({
    measure: async () => {
      if (results.length === 1) isAllMeasured();
      return results.shift();
    },
    intervalMs: 1,
  });
  await allMeasured;

  expect(await end()).toBeCloseTo(2);
});

it('prints the processor time of one measurement', () => {
  const printed = execFileSync(process.execPath, [join(__dirname, 'yardstick.mjs')], { encoding: 'utf8' });

  expect(Number(printed)).toBeGreaterThan(0.05);
});
