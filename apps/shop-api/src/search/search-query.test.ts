/** @jest-environment node */
import { equalMeasures } from './equal-measures';
import { queryTokens, textQuery } from './search-query';
import { createSynonyms } from './synonyms';
import { createVocabulary } from './vocabulary';

const synonyms = createSynonyms([
  { terms: ['Rigips', 'Gipskarton'], isOneWay: false },
  { terms: ['Warmweiß', '2700 K'], isOneWay: false },
  { terms: ['Hilti', 'Bohrhammer'], isOneWay: true },
  { terms: ['Stecker-Solar', 'Balkonkraftwerk'], isOneWay: false },
]);
const language = { synonyms, vocabulary: createVocabulary([]) };
const lexemes = (text: string) =>
  textQuery(queryTokens(text), language).map((readings) =>
    readings.map((reading) => ('all' in reading ? reading.all.join(' ') : reading.prefix)),
  );

it('reads a phrase as its synonyms, also a code and a part of a compound', () => {
  expect(lexemes('rigips')[0]).toContain('gipskarton');
  expect(lexemes('warmweiß')[0]).toContain('2700k');
  expect(lexemes('2.700 Kelvin')[0]).toContain('warmweiss');
  expect(lexemes('rigipsplatten')[0]).toContain('=gipskartonplatt');
  expect(lexemes('stecker solar')[0]).toContain('=balkonkraftwerk');
});

it('reads a one-way synonym in one direction', () => {
  expect(lexemes('hilti')[0]).toContain('=bohrhammer');
  expect(lexemes('bohrhammer')[0]).not.toContain('=hilti');
});

it('reads words that are written apart as one word', () => {
  expect(lexemes('hoch druck reiniger')[1]).toContain('=hochdruckreiniger');
});

it.each([
  ['750ml', ['0p75l']],
  ['2m', ['2000mm', '200cm']],
  ['25kg', ['25000g']],
  ['dn50', ['50mm']],
  ['18v', []],
])('%s is also %j', (code, equal) => {
  expect(equalMeasures(code)).toEqual(equal);
});
