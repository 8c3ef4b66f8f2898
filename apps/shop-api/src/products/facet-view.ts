import type { Facet } from '@fachwerk/shared/contracts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import { BRAND_FACET, PRICE_FACET, priceBands } from '../search/listing-tokens';
import type { SearchResult } from '../search/search-index';

const german = new Intl.Collator('de');
const MOST_FACETS = 12;
const MOST_VALUES = 60;
/** A facet that few of the products have is omitted. */
const LEAST_SHARE = 0.3;

type Counts = ReadonlyMap<string, number>;

/**
 * The facets of a list: price and brand first, then the attributes by their usefulness, equal ones in the
 * order of the catalogue. Usefulness is that of the hits before filters: a choice does not change the order.
 */
export function facetViews(
  { facets, usefulness, total }: Pick<SearchResult, 'facets' | 'usefulness' | 'total'>,
  filters: ReadonlyMap<string, readonly string[]>,
  snapshot: CatalogueSnapshot,
): Facet[] {
  const usefulnessOf = ({ id }: { id: string }) => usefulness.get(id) ?? 0;
  const attributes = [...snapshot.attributes.values()]
    .filter(({ is_facet }) => is_facet)
    .sort((a, b) => usefulnessOf(b) - usefulnessOf(a));
  const descriptions = [
    { id: PRICE_FACET, label: 'Preis', kind: 'price' as const },
    { id: BRAND_FACET, label: 'Marke', kind: 'text' as const },
    ...attributes,
  ];
  return (
    descriptions
      .flatMap(({ id, label, kind }) => {
        const chosen = filters.get(id) ?? [];
        const counts = withChosen(facets.get(id) ?? new Map(), chosen);
        const covered = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const isShared = counts.size === 1 && covered === total;
        const isUseful = covered > 0 && !isShared && covered >= total * LEAST_SHARE;
        if (chosen.length === 0 && !isUseful) return [];
        const values = [...counts]
          .sort(byCount)
          .slice(0, MOST_VALUES)
          .sort(order(kind, id, snapshot))
          .map(([value, count]) => {
            const hex = snapshot.facetValue(id, value)?.hex;
            return {
              value,
              label:
                kind === 'price' ? (priceBands.find((band) => band.id === value)?.label ?? value) : value,
              count,
              selected: chosen.includes(value),
              ...(hex ? { hexColor: hex } : {}),
            };
          });
        return [{ id, label, type: kind === 'colour' ? ('colour' as const) : ('list' as const), values }];
      })
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

/** Chosen values stay visible, even without remaining products. */
function withChosen(counts: Counts, chosen: readonly string[]): Map<string, number> {
  const all = new Map(counts);
  for (const value of chosen) if (!all.has(value)) all.set(value, 0);
  return all;
}

type Entry = [value: string, count: number];
const byCount = ([a, countA]: Entry, [b, countB]: Entry): number => countB - countA || german.compare(a, b);

function order(kind: 'price' | 'text' | 'number' | 'colour', id: string, snapshot: CatalogueSnapshot) {
  if (kind === 'price') {
    const place = (value: string) => priceBands.findIndex((band) => band.id === value);
    return ([a]: Entry, [b]: Entry) => place(a) - place(b);
  }
  if (kind === 'number') {
    const number = (value: string) => snapshot.facetValue(id, value)?.number ?? Number.MAX_VALUE;
    return (a: Entry, b: Entry) => number(a[0]) - number(b[0]) || byCount(a, b);
  }
  return byCount;
}
