/** @jest-environment node */
import { AWAY_MS, createRepeats } from './repeats';

const drill = { text: '4006381333931', format: 'ean_13' };
const screw = { text: '96385074', format: 'ean_8' };

it('counts a code once while it stays in the picture, and again when it comes back', () => {
  const repeats = createRepeats();

  expect(repeats.newOf([drill], 0)).toEqual([drill]);
  expect(repeats.newOf([drill], AWAY_MS - 1)).toEqual([]);
  // It never left: the time counts from the last sight.
  expect(repeats.newOf([drill], 2 * AWAY_MS - 2)).toEqual([]);
  expect(repeats.newOf([], 3 * AWAY_MS)).toEqual([]);
  expect(repeats.newOf([drill], 3 * AWAY_MS + 1)).toEqual([drill]);
});

it('a frame that cannot be read is no reason to count twice', () => {
  const repeats = createRepeats();
  repeats.newOf([drill], 0);

  expect(repeats.newOf([], 150)).toEqual([]);
  expect(repeats.newOf([drill], 300)).toEqual([]);
});

it('two codes side by side are two, the same code twice in a picture is one, and an empty one is none', () => {
  expect(createRepeats().newOf([drill, screw, drill, { text: '', format: 'qr_code' }], 0)).toEqual([
    drill,
    screw,
  ]);
});
