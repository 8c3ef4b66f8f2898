/** @jest-environment node */
import { startingSynonyms } from './starting-synonyms';

it('are several hundred groups of different phrases', () => {
  expect(startingSynonyms.length).toBeGreaterThan(250);
  for (const { terms } of startingSynonyms) {
    expect(terms.length).toBeGreaterThanOrEqual(2);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).not.toContain('');
  }
});
