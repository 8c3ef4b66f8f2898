import type { Facet } from '@fachwerk/shared/contracts';
import { energySteps } from '@fachwerk/shared/rules';
import type { SearchResult } from '../query/search-index';
import type { AttributeRow, CatalogueSnapshot } from '../records/catalogue-snapshot';
import { BRAND_FACET, ENERGY_FACET, PRICE_FACET, RATING_FACET } from '../words/listing-tokens';
import { mapRange } from '../words/number-range';
import { LEAST_SHARE } from './facet-limits';
import { priceStops, rangeView } from './range-view';
import { ratingView } from './rating-view';
import type { Choices } from './read-choices';

const german = new Intl.Collator('de');
const MOST_FACETS = 12;
const MOST_VALUES = 60;
/** Numbers with more values have a slider. */
const MOST_NUMBERS = 8;

type Counts = ReadonlyMap<string, number>;
type Found = Pick<SearchResult, 'facets' | 'measures' | 'prices' | 'stars' | 'total'>;
type Attribute = Pick<AttributeRow, 'id' | 'label' | 'kind' | 'unit'>;
const BRAND: Attribute = { id: BRAND_FACET, label: 'Marke', kind: 'text', unit: null };
const ENERGY: Attribute = { id: ENERGY_FACET, label: 'Energieeffizienzklasse', kind: 'text', unit: null };
/** With their colours, best class first. */
const ENERGY_CLASSES = new Map(
  energySteps({ high: 'A', low: 'G', old: false }).map(({ level, color }, place) => [
    level,
    { color, place },
  ]),
);

/**
 * The facets of a list: price, brand and rating first, then the attributes by their usefulness, equal ones in
 * the order of the catalogue. Order and types follow from the hits before filters: a choice does not change
 * them.
 */
export function facetViews(found: Found, choices: Choices, snapshot: CatalogueSnapshot): Facet[] {
  const usefulnessOf = ({ id }: Attribute) => found.measures.get(id)?.usefulness ?? 0;
  // The class of the label, and not an attribute with its id.
  const others = [...snapshot.attributes.values()].filter(({ is_facet, id }) => is_facet && id !== ENERGY.id);
  const attributes = [ENERGY, ...others].sort((a, b) => usefulnessOf(b) - usefulnessOf(a));
  const view = (attribute: Attribute) => attributeView(attribute, found, choices, snapshot);
  return (
    [
      ...priceView(found, choices),
      ...view(BRAND),
      ...ratingView(found.stars, choices.ranges.get(RATING_FACET)),
      ...attributes.flatMap(view),
    ]
      // Two attributes with one name (the width of a ruler and of a case) look like an error; a chosen one
      // stays.
      .filter(
        (facet, index, all) =>
          isChosen(facet) || all.findIndex(({ label }) => label === facet.label) === index,
      )
      .filter((facet, index) => isChosen(facet) || index < MOST_FACETS)
  );
}

const isChosen = ({ values }: Facet): boolean => values.some(({ selected }) => selected);

function priceView({ prices, total }: Found, { ranges }: Choices): Facet[] {
  const range = ranges.get(PRICE_FACET);
  const isShared = prices?.from === prices?.to;
  if (isShared && !range) return [];
  return [
    rangeView({
      id: PRICE_FACET,
      label: 'Preis',
      unit: '€',
      stops: priceStops(prices),
      values: [],
      total,
      range: range && mapRange(range, (cents) => cents / 100),
    }),
  ];
}

function attributeView(
  { id, label, kind, unit }: Attribute,
  { facets, measures, total }: Found,
  { filters, ranges }: Choices,
  snapshot: CatalogueSnapshot,
): Facet[] {
  const chosen = filters.get(id) ?? [];
  const range = ranges.get(id);
  const counts = withChosen(facets.get(id) ?? new Map(), chosen);
  const covered = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isShared = counts.size === 1 && covered === total;
  const isUseful = covered > 0 && !isShared && covered >= total * LEAST_SHARE;
  if (chosen.length === 0 && !range && !isUseful) return [];
  const values = [...counts]
    .sort(byCount)
    // A chosen value stays, however rare: it could not be taken back.
    .filter(([value], place) => place < MOST_VALUES || chosen.includes(value))
    .sort(order(kind, id, snapshot))
    .map(([value, count]) => {
      const hex = id === ENERGY.id ? ENERGY_CLASSES.get(value)?.color : snapshot.facetValue(id, value)?.hex;
      const selected = chosen.includes(value);
      return { value, label: value, count, selected, ...(hex ? { hexColor: hex } : {}) };
    });
  if (kind === 'number' && (range || (measures.get(id)?.values ?? 0) > MOST_NUMBERS)) {
    const numbers = [...counts.keys()].flatMap((value) => snapshot.facetValue(id, value)?.number ?? []);
    const stops = [...new Set(numbers)].sort((a, b) => a - b);
    const selected = values.filter((value) => value.selected);
    return [rangeView({ id, label, unit: unit ?? '', stops, range, values: selected, total })];
  }
  return [{ id, label, type: kind === 'colour' ? 'colour' : 'list', values }];
}

/** Chosen values stay visible, even without remaining products. */
function withChosen(counts: Counts, chosen: readonly string[]): Map<string, number> {
  const all = new Map(counts);
  for (const value of chosen) if (!all.has(value)) all.set(value, 0);
  return all;
}

type Entry = [value: string, count: number];
const byCount = ([a, countA]: Entry, [b, countB]: Entry): number => countB - countA || german.compare(a, b);

function order(kind: Attribute['kind'], id: string, snapshot: CatalogueSnapshot) {
  if (id === ENERGY.id) {
    const place = (value: string) => ENERGY_CLASSES.get(value)?.place ?? ENERGY_CLASSES.size;
    return (a: Entry, b: Entry) => place(a[0]) - place(b[0]) || byCount(a, b);
  }
  if (kind === 'number') {
    const number = (value: string) => snapshot.facetValue(id, value)?.number ?? Number.MAX_VALUE;
    return (a: Entry, b: Entry) => number(a[0]) - number(b[0]) || byCount(a, b);
  }
  return byCount;
}
