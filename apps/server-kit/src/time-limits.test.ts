/** @jest-environment node */
import type * as TimeLimits from './time-limits';
import { setTimeLimits, timeLimit } from './time-limits';

afterEach(() => setTimeLimits({}));

it('limits are off in tests, so that a busy machine fails none', () => {
  expect(timeLimit('plan')).toBeGreaterThan(60_000);
});

it('a test of a limit sets this one only', () => {
  setTimeLimits({ plan: 20 });

  expect(timeLimit('plan')).toBe(20);
  expect(timeLimit('texts')).toBeGreaterThan(60_000);
});

it('a server that does not turn them off has all of them', () => {
  jest.isolateModules(() => {
    const server = jest.requireActual<typeof TimeLimits>('./time-limits');

    expect(server.timeLimit('plan')).toBe(2000);
    expect(server.timeLimit('texts')).toBe(1500);
  });
});
