/** @jest-environment node */
import { keptFor } from './release-periods';

it.each([
  ['poison', '2026-12-01T10:00:00Z', '2026-12-31T23:00:00.000Z', '5 years'],
  // New Year in Berlin.
  ['poison', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z', '5 years'],
  ['poison', '2026-12-31T23:00:00Z', '2027-12-31T23:00:00.000Z', '5 years'],
  ['installer', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z', '5 years'],
  ['precursor', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z', '18 months'],
  ['advice', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z', '6 months'],
] as const)('keeps a record of %s of %s from %s on for %s', (proof, at, from, period) => {
  expect(keptFor(proof, new Date(at))).toEqual({ from: new Date(from), period });
});
