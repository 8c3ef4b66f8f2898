import type { FacetValue } from '../text-index/indexed-catalogue';
import { valueLexemes } from '../text-index/search-document';
import type { Reading, TextQuery } from '../text-index/search-query';
import { BRAND_FACET, PRICE_FACET } from '../words/listing-tokens';
import { type Token, tokenize } from '../words/tokens';
import { exactForm } from '../words/word-forms';

/** A word of a query that names values of attributes, such as a size or a colour. */
export interface ValueWord {
  readings: readonly Reading[];
  /** The attributes that have such a value; undefined for a size of several attributes ("4x40"). */
  attributeIds: ReadonlySet<string> | undefined;
}

/** The words that describe goods without naming them. */
export interface ValueWords {
  /** The words of a query that name values. */
  in(query: TextQuery): ValueWord[];
  /** A brand, a size or another value: "eiche" and "pilzhemmend", but not the "Koffer" of "2 Koffer". */
  has(token: Token): boolean;
}

export function createValueWords(values: readonly FacetValue[]): ValueWords {
  const attributesOf = new Map<string, Set<string>>();
  const describing = new Set<string>();
  for (const { facetId, value } of values) {
    if (facetId === PRICE_FACET) continue;
    for (const token of tokenize(describingText(value, facetId))) describing.add(keyOf(token));
    if (facetId === BRAND_FACET) continue;
    for (const lexeme of valueLexemes([value])) {
      const known = attributesOf.get(lexeme);
      if (known) known.add(facetId);
      else attributesOf.set(lexeme, new Set([facetId]));
    }
  }
  const namedIn = (query: TextQuery) =>
    query.flatMap((readings): ValueWord[] => {
      // A single word names the thing.
      if (query.length < 2) return [];
      const lexemes = readings.flatMap((reading) =>
        'all' in reading && reading.all.length === 1 ? reading.all : [],
      );
      const ids = new Set(lexemes.flatMap((lexeme) => [...(attributesOf.get(lexeme) ?? [])]));
      if (ids.size > 0) return [{ readings, attributeIds: ids }];
      return lexemes.some((lexeme) => /\d/.test(lexeme)) ? [{ readings, attributeIds: undefined }] : [];
    });
  return { in: namedIn, has: (token) => describing.has(keyOf(token)) };
}

/** A noun inside of a longer value names a thing: German writes it with a capital letter. */
function describingText(value: string, facetId: string): string {
  const words = value.split(/\s+/);
  if (words.length === 1 || facetId === BRAND_FACET || !words.some((word) => /^\p{Lu}/u.test(word)))
    return value;
  return words.filter((word) => /^\p{Ll}/u.test(word)).join(' ');
}

const keyOf = ({ kind, text }: Token): string => (kind === 'code' ? text : `=${exactForm(text)}`);
