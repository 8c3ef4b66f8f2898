import { histogram } from './histogram';

const shifts = histogram([0.05, 0.1, 0.125], 1, 3);

it('never rounds a percentile down to the limit of the class below', () => {
  // The share just reaches into the class above 0.1.
  expect(shifts.percentile([0, 749, 251, 0], 0.75)).toBeGreaterThan(0.1);
  expect(shifts.percentile([0, 7499, 2501, 0], 0.75)).toBeGreaterThan(0.1);
});

it('gives a limit itself where the class is full', () => {
  expect(shifts.percentile([0, 75, 25, 0], 0.75)).toBe(0.1);
  expect(shifts.percentile([75, 25, 0, 0], 0.75)).toBe(0.05);
});

it('has none without values', () => {
  expect(shifts.percentile(shifts.none(), 0.75)).toBeNull();
});
