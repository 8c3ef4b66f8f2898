import { TIME_LIMITS, timeLimit } from './time-limits';

const page = window as { __fachwerkTimeLimits?: unknown };
afterEach(() => delete page.__fachwerkTimeLimits);

it('every page has the limits', () => {
  expect(timeLimit('load')).toBe(TIME_LIMITS.load);
});

it('a page of a journey turns them off; no element with this id does', () => {
  document.body.innerHTML = '<p id="__fachwerkTimeLimits">off</p>';
  expect(timeLimit('load')).toBe(TIME_LIMITS.load);

  page.__fachwerkTimeLimits = 'off';
  expect(timeLimit('load')).toBeGreaterThan(60_000);
});

it('a second attempt to load an entry fits into the load of a widget', () => {
  expect(2 * TIME_LIMITS.entry).toBeLessThan(TIME_LIMITS.load);
});
