import type { FacetValue } from './indexed-catalogue';
import { BRAND_FACET, PRICE_FACET } from './listing-tokens';
import { valueLexemes } from './search-document';
import type { TextQuery } from './search-query';

/** Words of a query that name a value of an attribute, or a number. */
export function createValueWords(values: readonly FacetValue[]): (query: TextQuery) => TextQuery {
  const lexemes = valueLexemes(
    values
      .filter(({ facetId }) => facetId !== BRAND_FACET && facetId !== PRICE_FACET)
      .map(({ value }) => value),
  );
  const isValue = (lexeme: string) => lexemes.has(lexeme) || /^\d/.test(lexeme);
  return (query) =>
    query.filter((readings) => readings.some((reading) => 'all' in reading && reading.all.every(isValue)));
}
