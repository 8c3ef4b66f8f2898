/** @jest-environment node */
import { createLanguage } from '../words/language';
import { createSynonyms } from '../words/synonyms';
import { createVocabulary } from '../words/vocabulary';
import { IN_NAMES } from './points';
import { queryTokens, textQuery } from './search-query';

const synonyms = createSynonyms([
  { terms: ['Rigips', 'Gipskarton'], isOneWay: false },
  { terms: ['Warmweiß', '2700 K'], isOneWay: false },
  { terms: ['Hilti', 'Bohrhammer'], isOneWay: true },
  { terms: ['Stecker-Solar', 'Balkonkraftwerk'], isOneWay: false },
]);
const language = createLanguage({ synonyms, vocabulary: createVocabulary([]) });
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

it('reads two words as a compound in both orders, with the letters between its parts', () => {
  expect(lexemes('leuchte für die decke')[0]).toContain('=deckenleucht');
  expect(lexemes('terrasse schrauben')[0]).toContain('=terrassenschraub');
});

it('reads every part of a compound as its synonyms', () => {
  const parts = createSynonyms([
    { terms: ['Plafond', 'Decke'], isOneWay: true },
    { terms: ['Lampe', 'Leuchte'], isOneWay: true },
  ]);
  const [readings = []] = textQuery(
    queryTokens('plafondlampe'),
    createLanguage({ ...language, synonyms: parts }),
  );
  expect(readings).toContainEqual({
    all: ['deck', 'leucht'],
    factor: expect.closeTo(0.63),
    leastOfLast: IN_NAMES,
  });
});

it.each(['anti-schimmel-farbe', 'Anti Schimmel Farben', 'antischimmelfarbe'])(
  'finds the synonyms of %s, however it is written',
  (text) => {
    const written = createSynonyms([{ terms: ['Anti-Schimmel-Farbe', 'Feuchtraumfarbe'], isOneWay: false }]);
    const query = textQuery(queryTokens(text), createLanguage({ ...language, synonyms: written }));
    expect(query[0]?.flatMap((reading) => ('all' in reading ? reading.all : []))).toContain(
      '=feuchtraumfarb',
    );
  },
);
