import type { Facet } from '@fachwerk/shared/contracts';
import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../messages.de.json';
import { facetName, valueName } from './facet-names';

const text = translateWith(messages);
const one = { value: 'x', label: 'Rot', count: 1, selected: true };
const aFacet = (facet: Partial<Facet>): Facet => ({
  id: 'a',
  label: 'A',
  type: 'list',
  values: [one],
  ...facet,
});
const rangeName = (from: number | undefined, to: number | undefined, unit = 'mm', locale = 'de-DE') =>
  valueName(text, aFacet({ type: 'range', range: { unit, stops: [], from, to } }), one, locale);

it('has texts for the facets of every list, and takes names of attributes from the catalogue', () => {
  expect(facetName(text, { id: 'preis', label: 'Price' })).toBe('Preis');
  expect(facetName(text, { id: 'bewertung', label: 'Rating' })).toBe('Kundenbewertung');
  expect(facetName(text, { id: 'farbe', label: 'Farbe' })).toBe('Farbe');
});

it('names ratings and ranges in the language of the page, and other values as the catalogue does', () => {
  const rating = (value: string) => valueName(text, aFacet({ type: 'rating' }), { ...one, value }, 'de-DE');

  expect(rating('ab-1')).toBe('1 Stern und mehr');
  expect(rating('ab-4')).toBe('4 Sterne und mehr');
  expect(valueName(text, aFacet({}), one, 'de-DE')).toBe('Rot');
  expect(rangeName(undefined, undefined)).toBe('Rot');
  expect(rangeName(5, 1200.5)).toBe('5 bis 1.200,5 mm');
  expect(rangeName(5, 1200.5, 'mm', 'en-DE')).toBe('5 bis 1,200.5 mm');
  expect(rangeName(5, 5)).toBe('5 mm');
  expect(rangeName(5, undefined, '€')).toBe('ab 5 €');
  expect(rangeName(undefined, 20, '')).toBe('bis 20');
});
