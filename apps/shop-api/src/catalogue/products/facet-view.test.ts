/** @jest-environment node */
import type { AttributeRow, CatalogueSnapshot } from '../records/catalogue-snapshot';
import { facetUsefulness } from '../text-index/measure-facets';
import type { NumberRange } from '../words/number-range';
import { facetViews } from './facet-view';

const TOTAL = 10;
const ATTRIBUTES = ['stueck', 'lichtstrom', 'energieklasse', 'sockel', 'farbe'];
const snapshot = {
  attributes: new Map(
    ATTRIBUTES.map((id): [string, AttributeRow] => [
      id,
      { id, label: id, kind: 'text', unit: null, is_facet: true },
    ]),
  ),
  facetValue: () => undefined,
} satisfies Partial<CatalogueSnapshot> as unknown as CatalogueSnapshot;

type Counts = Record<string, Record<string, number>>;
const maps = (counts: Counts) =>
  new Map(Object.entries(counts).map(([id, values]) => [id, new Map(Object.entries(values))]));

/** The ids of the shown facets; `filtered` are the counts after a choice. */
function shown(counts: Counts, chosen: Record<string, string[]> = {}, filtered = counts, total = TOTAL) {
  const measures = new Map(
    Object.entries(counts).map(([id, values]) => {
      const usefulness = facetUsefulness(TOTAL, Math.min(TOTAL, sum(values)), Object.values(values));
      return [id, { usefulness, values: Object.keys(values).length }];
    }),
  );
  const prices = 'marke' in counts ? { from: 250, to: 900 } : undefined;
  const found = { facets: maps(filtered), measures, total, prices, stars: [total, 0, 0, 0, 0, 0] };
  const choices = { filters: new Map(Object.entries(chosen)), ranges: new Map<string, NumberRange>() };
  return facetViews(found, choices, snapshot).map(({ id }) => id);
}
const sum = (values: Record<string, number>) => Object.values(values).reduce((all, count) => all + count, 0);

const LAMPS: Counts = {
  marke: { A: 9, B: 1 },
  stueck: { '1': 10, '2': 10 },
  lichtstrom: { '806 lm': 8, '470 lm': 1, '1055 lm': 1 },
  energieklasse: { F: 6, E: 2, G: 1, D: 1 },
  sockel: { E27: 5, E14: 5 },
};

it.each<[string, Counts, string[]]>([
  [
    'price, brand, then what halves the hits, and last what all of them have',
    LAMPS,
    ['preis', 'marke', 'sockel', 'energieklasse', 'lichtstrom', 'stueck'],
  ],
  [
    'equal ones in the order of the catalogue',
    { sockel: { E27: 5, E14: 5 }, lichtstrom: { a: 5, b: 5 } },
    ['lichtstrom', 'sockel'],
  ],
  ['no facet with one value that all hits share', { ...LAMPS, sockel: { E27: 10 } }, without('sockel')],
  ['no brand that all hits share', { ...LAMPS, marke: { A: 10 } }, without('marke')],
  [
    'a value that half of the hits have, below a facet that divides all of them',
    { farbe: { Rot: 5 }, sockel: { E27: 5, E14: 5 } },
    ['sockel', 'farbe'],
  ],
  ['no facet that few hits have', { farbe: { Rot: 1, Blau: 1 }, sockel: { E27: 5, E14: 5 } }, ['sockel']],
])('shows %s', (_what, counts, expected) => {
  expect(shown(counts)).toEqual(expected);
});

function without(id: string): string[] {
  return ['preis', 'marke', 'sockel', 'energieklasse', 'lichtstrom', 'stueck'].filter((one) => one !== id);
}

it('keeps the order while values are chosen, and every chosen facet', () => {
  const filtered: Counts = {
    ...LAMPS,
    sockel: { E27: 5, E14: 5 },
    energieklasse: { F: 5 },
    lichtstrom: { '806 lm': 2, '470 lm': 2, '1055 lm': 1 },
    stueck: { '1': 5 },
  };
  const all = shown(LAMPS);
  const chosen = shown(LAMPS, { sockel: ['E27'], stueck: ['1'] }, filtered, 5);

  expect(chosen).toEqual(['preis', 'marke', 'sockel', 'lichtstrom', 'stueck']);
  expect(all.filter((id) => chosen.includes(id))).toEqual(chosen);
});

it('keeps a chosen value that is too rare for the list of values', () => {
  const values = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`Farbe ${index}`, 80 - index]));
  const found = {
    facets: maps({ farbe: values }),
    measures: new Map(),
    total: 100,
    prices: undefined,
    stars: [100, 0, 0, 0, 0, 0],
  };
  const choices = { filters: new Map([['farbe', ['Farbe 79']]]), ranges: new Map<string, NumberRange>() };
  const [colours] = facetViews(found, choices, snapshot);

  expect(colours?.values).toHaveLength(61);
  expect(colours?.values).toContainEqual({ value: 'Farbe 79', label: 'Farbe 79', count: 1, selected: true });
});
