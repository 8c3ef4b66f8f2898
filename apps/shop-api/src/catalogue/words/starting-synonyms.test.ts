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

it('say nothing twice', () => {
  const groups = startingSynonyms.filter(({ isOneWay }) => !isOneWay).map(({ terms }) => new Set(terms));
  const repeated = groups.filter((group) =>
    groups.some((other) => other !== group && [...group].every((term) => other.has(term))),
  );
  const oneWay = startingSynonyms
    .filter(({ isOneWay, terms }) => isOneWay && terms.length === 2)
    .map(({ terms }) => terms.join(' > '));

  expect(repeated).toEqual([]);
  expect(oneWay.filter((pair, index) => oneWay.indexOf(pair) !== index)).toEqual([]);
});
