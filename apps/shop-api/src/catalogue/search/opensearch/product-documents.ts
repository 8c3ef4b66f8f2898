import type { Types } from '@opensearch-project/opensearch';
import type { ListedRow } from '../../text-index/load-catalogue';
import { readDocument } from '../../text-index/stored-document';
import { BRAND_FACET, isCategoryToken, readToken, typeIn } from '../../words/listing-tokens';

/** Raise it when documents or mapping change: the running version keeps its own indices. */
export const DOCUMENT_FORMAT = 2;

/**
 * By the index of a weight in `WEIGHTS`: the lexemes with this weight or a higher one. A product that has all
 * lexemes of a reading in a field has each of them with at least its weight.
 */
export const LEXEME_FIELDS = ['lexemesD', 'lexemesC', 'lexemesB', 'lexemesA'] as const;

type Lexemes = Record<(typeof LEXEME_FIELDS)[number], string[]>;

/** A product as it is matched, filtered, counted and sorted. */
export interface ProductDocument extends Lexemes {
  productId: string;
  /** `<facet>=<value>` */
  tokens: string[];
  /** The facets of the tokens. */
  facets: string[];
  /** Category ids. */
  categories: string[];
  /** The leaf category. */
  type?: string;
  brand?: string;
  /** Cents. */
  price: number;
  popularity: number;
  /** Stars. */
  rating: number;
  /** Days since 1970. */
  listedSince: number;
}

export function productDocument(row: ListedRow): ProductDocument {
  const lexemes = { lexemesD: [], lexemesC: [], lexemesB: [], lexemesA: [] } as Lexemes;
  readDocument(row.document, (lexeme, weight) => {
    for (const field of LEXEME_FIELDS.slice(0, weight + 1)) lexemes[field].push(lexeme);
  });
  const tokens = row.tokens.filter((token) => !isCategoryToken(token));
  const values = tokens.map(readToken);
  const type = typeIn(row.tokens);
  const brand = values.find(([facetId]) => facetId === BRAND_FACET)?.[1];
  return {
    productId: row.productId,
    tokens,
    ...lexemes,
    facets: [...new Set(values.map(([facetId]) => facetId))],
    categories: row.tokens.filter(isCategoryToken).map((token) => readToken(token)[1]),
    ...(type === undefined ? {} : { type }),
    ...(brand === undefined ? {} : { brand }),
    price: row.priceCents,
    popularity: row.popularity,
    rating: row.rating,
    listedSince: row.listedSince,
  };
}

/** Found, but not counted. */
const MATCHED = { type: 'keyword', doc_values: false } as const;
/** Sorted or returned, but not found. */
const sorted = <Type extends 'double' | 'integer' | 'keyword'>(type: Type) =>
  ({ type, index: false }) as const;

export const MAPPING: Types.Common_Mapping.TypeMapping = {
  dynamic: 'strict',
  // PostgreSQL has the source.
  _source: { enabled: false },
  properties: {
    productId: { type: 'keyword' },
    lexemesD: MATCHED,
    lexemesC: MATCHED,
    lexemesB: MATCHED,
    lexemesA: MATCHED,
    tokens: { type: 'keyword' },
    facets: { type: 'keyword' },
    categories: MATCHED,
    type: sorted('keyword'),
    brand: sorted('keyword'),
    price: { type: 'integer' },
    popularity: sorted('double'),
    rating: { type: 'float' },
    listedSince: sorted('integer'),
  },
};
