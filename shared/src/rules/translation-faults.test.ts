import { translationFaults } from './translation-faults';

const GERMAN = { 'hits.one': '{count} Artikel', 'hits.other': '{count} Artikel', title: 'Warenkorb' };

it('takes texts for the same keys and values', () => {
  expect(translationFaults(GERMAN, { 'hits.one': 'One product', title: 'Basket' })).toEqual([]);
});

it('takes plurals that German has not, with the values of the German plural', () => {
  expect(
    translationFaults(GERMAN, { 'hits.few': '{count} produkty', 'hits.many': '{count} produktów' }),
  ).toEqual([]);
  expect(translationFaults(GERMAN, { 'hits.few': '{number} produkty' })).toEqual([
    'hits.few has {number}, and its German text has not',
  ]);
});

it.each(['title.few', 'hits.some', 'constructor', 'few'])(
  'refuses %s, which the code does not know',
  (key) => {
    expect(translationFaults(GERMAN, { [key]: 'x' })).toEqual([`${key} has no German text`]);
  },
);
