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

/** As another app does, which bundles a copy of the file. */
const loadAgain = () => {
  let copy: typeof TimeLimits | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof TimeLimits>('./time-limits');
  });
  return copy!;
};

it('are off in every app of a process when one turns them off', () => {
  expect(loadAgain().timeLimit('pageSheet')).toBeGreaterThan(60_000);
});

it('a server that does not turn them off has all of them', () => {
  const state = Symbol.for('fachwerk.time-limits');
  const all = globalThis as { [name: symbol]: unknown };
  const before = all[state];
  delete all[state];
  const server = loadAgain();

  expect(server.timeLimit('plan')).toBe(2000);
  expect(server.timeLimit('texts')).toBe(1500);
  all[state] = before;
});
