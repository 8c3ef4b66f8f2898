import type { CatalogueSnapshot } from '../records/catalogue-snapshot';
import { BRAND_FACET, ENERGY_FACET, PRICE_FACET, RATING_FACET } from '../words/listing-tokens';
import { mapRange, type NumberRange, readRange } from '../words/number-range';
import { isRatingChoice } from './rating-view';

/** What a visitor has chosen in the facets of a list. */
export interface Choices {
  filters: ReadonlyMap<string, readonly string[]>;
  /** Prices in cents. A facet with a range has no filter. */
  ranges: ReadonlyMap<string, NumberRange>;
}

const MOST_FACETS = 20;
const MOST_VALUES = 50;

/** Unknown facets and wrong ranges are omitted: an old link still shows its list. */
export function readChoices(query: Record<string, unknown>, snapshot: CatalogueSnapshot): Choices {
  const kindOf = (id: string) => {
    if (id === PRICE_FACET) return 'price';
    if (id === RATING_FACET) return 'rating';
    if (id === BRAND_FACET || id === ENERGY_FACET) return 'text';
    const attribute = snapshot.attributes.get(id);
    return attribute?.is_facet ? attribute.kind : undefined;
  };
  const filters = new Map<string, string[]>();
  const ranges = new Map<string, NumberRange>();
  for (const [name, given] of Object.entries(query)) {
    const id = name.startsWith('f.') ? name.slice(2) : '';
    const kind = kindOf(id);
    if (!kind || filters.size + ranges.size >= MOST_FACETS) continue;
    const values = [given].flat().filter(isValue).slice(0, MOST_VALUES);
    const range =
      kind === 'text' || kind === 'colour'
        ? undefined
        : values.map(readRange).find((one) => one && (kind !== 'rating' || isRatingChoice(one)));
    if (range) ranges.set(id, kind === 'price' ? mapRange(range, inCents) : range);
    else if (values.length > 0 && kind !== 'price' && kind !== 'rating')
      filters.set(id, [...new Set(values)]);
  }
  return { filters, ranges };
}

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes('\0');

const inCents = (euros: number): number => Math.round(euros * 100);
