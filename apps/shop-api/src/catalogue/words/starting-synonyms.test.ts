/** @jest-environment node */
import { startingSynonyms } from './starting-synonyms';

it('are many hundred groups of different phrases', () => {
  expect(startingSynonyms.length).toBeGreaterThan(1500);
  for (const { terms } of startingSynonyms) {
    expect(terms.length).toBeGreaterThanOrEqual(2);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).not.toContain('');
  }
});
