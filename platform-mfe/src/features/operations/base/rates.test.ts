import { linePath, niceCeil } from '../rollouts/chart-scale';
import { aHistory, aMeasure, minutesAgo } from '../testing/operations-fixtures';
import { figureOf, minutesPerPoint, pointsOf } from './rates';

it('says a share only of what was counted', () => {
  expect(figureOf('failures', aMeasure({ views: 400, failures: 2 }))).toEqual({
    value: 0.005,
    count: 2,
    of: 400,
  });
  expect(figureOf('goals', aMeasure({ views: 0, goals: 0 }))).toEqual({ value: null, count: 0, of: 0 });
  expect(figureOf('p75', aMeasure({ p75: null, mounts: 0 }))).toEqual({ value: null, count: null, of: 0 });
});

it('adds minutes up to points so that a chart stays readable', () => {
  expect(minutesPerPoint(minutesAgo(45), minutesAgo(0))).toBe(1);
  expect(minutesPerPoint(minutesAgo(24 * 60), minutesAgo(0))).toBe(30);
  expect(minutesPerPoint(minutesAgo(7 * 24 * 60), minutesAgo(0))).toBe(240);
});

it('weighs the minutes of a point by their visitors, and leaves nobody out', () => {
  const row = { version: 'a', mounts: 0, failures: 0, errors: 0, goals: 0, p75: null, views: 0 };
  const minutes = [
    { ...row, minute: '2026-11-21T10:00:00.000Z', views: 900, failures: 9, mounts: 900, p75: 100 },
    { ...row, minute: '2026-11-21T10:01:00.000Z', views: 100, failures: 11, mounts: 100, p75: 200 },
    { ...row, minute: '2026-11-21T10:05:00.000Z', views: 10, failures: 10 },
    { ...row, minute: '2026-11-21T10:05:00.000Z', version: 'b', views: 10, failures: 10 },
  ];
  const values = (metric: 'failures' | 'p75') =>
    pointsOf(minutes, 'a', metric, 5).map(({ at, figure }) => [at.slice(11, 16), figure.value]);
  expect(values('failures')).toEqual([
    ['10:00', 0.02],
    ['10:05', 1],
  ]);
  expect(values('p75')).toEqual([
    ['10:00', 110],
    ['10:05', null],
  ]);
});

it('draws every minute of a version once', () => {
  expect(pointsOf(aHistory().minutes, '1.4.0-3f9a2c1', 'errors', 1)).toHaveLength(45);
});

it.each([
  [0, 1],
  [0.0031, 0.005],
  [0.2, 0.2],
  [141, 200],
  [2600, 5000],
])('ends a scale that must hold %d at %d', (value, top) => expect(niceCeil(value)).toBeCloseTo(top, 10));

it('breaks the line at a gap, and shows a dot that stands alone', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 2, y: 3 }, null, { x: 8, y: 9 }])).toBe('M0 1L2 3M8 9h0');
});
