/** @jest-environment node */
import { readConformityMarking } from './read-conformity-marking';

it('an empty part of a marking is missing: the next one does not take its place', () => {
  for (const text of ['26 | MW-035 | | 0751', '26 | | LE-2026-017 | 0751', '| 26 | MW-035 | LE-2026-017'])
    expect(() => readConformityMarking(text, 'conformityMarking')).toThrow(/must be like/);
});
