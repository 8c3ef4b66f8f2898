import type { FacetValue } from './indexed-catalogue';
import { BRAND_FACET, PRICE_FACET } from './listing-tokens';
import { valueLexemes } from './search-document';
import type { Reading, TextQuery } from './search-query';

/** A word of a query that names values of attributes, such as a size or a colour. */
export interface ValueWord {
  readings: readonly Reading[];
  /** The attributes that have such a value; undefined for a size of several attributes ("4x40"). */
  attributeIds: ReadonlySet<string> | undefined;
}

export function createValueWords(values: readonly FacetValue[]): (query: TextQuery) => ValueWord[] {
  const attributesOf = new Map<string, Set<string>>();
  for (const { facetId, value } of values) {
    if (facetId === BRAND_FACET || facetId === PRICE_FACET) continue;
    for (const lexeme of valueLexemes([value])) {
      const known = attributesOf.get(lexeme);
      if (known) known.add(facetId);
      else attributesOf.set(lexeme, new Set([facetId]));
    }
  }
  return (query) =>
    query.flatMap((readings): ValueWord[] => {
      // A single word names the thing.
      if (query.length < 2) return [];
      const lexemes = readings.flatMap((reading) =>
        'all' in reading && reading.all.length === 1 ? reading.all : [],
      );
      const ids = new Set(lexemes.flatMap((lexeme) => [...(attributesOf.get(lexeme) ?? [])]));
      if (ids.size > 0) return [{ readings, attributeIds: ids }];
      return lexemes.some((lexeme) => /^\d/.test(lexeme)) ? [{ readings, attributeIds: undefined }] : [];
    });
}
