import type { Queryable } from '@fachwerk/database';
import { facetToken, isCategoryToken, readToken, typeIn } from '../words/listing-tokens';
import type { FacetValue, IndexedCatalogue } from './indexed-catalogue';
import { NumberListsBuilder } from './number-lists';
import { TextIndexBuilder } from './text-index';

export interface SortColumns {
  productId: string;
  priceCents: number;
  popularity: number;
  rating: number;
  listedSince: number;
}
export interface ListedRow extends SortColumns {
  [column: string]: unknown;
  tokens: string[];
  document: string;
}

/**
 * Share of the popularity in the relevance. The popularity is the number of the catalogue plus one for each
 * buyer in 90 days (count-purchases.ts). A hundredfold popularity adds 0.07 to the relevance.
 */
export const POPULARITY_SHARE = 0.015;

/** Between two batches, requests are answered. */
const BATCH = 200;
/** The products of a batch are chosen before the joins: a merge join would read each table from its start. */
const READ_PRODUCTS = `
  select l.product_id as "productId", l.tokens, l.price_cents as "priceCents",
    l.popularity + coalesce(sale.buyers, 0) as popularity, l.rating,
    l.listed_since - date '1970-01-01' as "listedSince", s.document::text as document
  from (
    select * from product_listing where product_id > $1 order by product_id limit ${BATCH}
  ) l
  join product_search s using (product_id) left join product_sale sale using (product_id)
  order by l.product_id`;

/** All products in batches, by id. */
export async function* readListedRows(db: Queryable): AsyncGenerator<ListedRow[]> {
  for (let last = ''; ;) {
    const batch = await db.query<ListedRow>(READ_PRODUCTS, [last]);
    if (batch.length === 0) return;
    yield batch;
    last = batch.at(-1)?.productId ?? '';
  }
}

interface ValueNumber {
  [column: string]: unknown;
  facetId: string;
  value: string;
  number: number;
}
const READ_NUMBERS = `
  select facet_id as "facetId", value, number from facet_value where number is not null`;

export const readValueNumbers = (db: Queryable): Promise<ValueNumber[]> =>
  db.query<ValueNumber>(READ_NUMBERS);

/** Reads all products into memory. The numbers of the products follow from the whole catalogue. */
export async function loadCatalogue(db: Queryable, version: number): Promise<IndexedCatalogue> {
  const products: SortColumns[] = [];
  const categories: string[][] = [];
  const types: number[] = [];
  const typeNumbers = new Map<string | undefined, number>([[undefined, 0]]);
  const valuesOf = new NumberListsBuilder();
  const facetValues: FacetValue[] = [];
  const facetValueAt = new Map<string, number>();
  const texts = new TextIndexBuilder();

  const facetValueNumber = (token: string): number => {
    const known = facetValueAt.get(token);
    if (known !== undefined) return known;
    const [facetId, value] = readToken(token);
    facetValueAt.set(token, facetValues.length);
    return facetValues.push({ facetId, value }) - 1;
  };
  const numberOfType = (type: string | undefined): number => {
    const number = typeNumbers.get(type) ?? typeNumbers.size;
    typeNumbers.set(type, number);
    return number;
  };
  for await (const batch of readListedRows(db))
    for (const { tokens, document, ...product } of batch) {
      products.push(product);
      types.push(numberOfType(typeIn(tokens)));
      categories.push(tokens.filter(isCategoryToken).map((token) => readToken(token)[1]));
      valuesOf.add(tokens.filter((token) => !isCategoryToken(token)).map(facetValueNumber));
      texts.add(document);
    }

  const order = Uint32Array.from(products.keys()).sort(
    (a, b) => products[b]!.popularity - products[a]!.popularity || a - b,
  );
  const column = <List extends Uint32Array | Float32Array | Float64Array>(
    list: List,
    valueOf: (product: SortColumns) => number,
  ): List => {
    order.forEach((index, number) => (list[number] = valueOf(products[index]!)));
    return list;
  };
  const productsIn = new Map<string, number[]>();
  order.forEach((index, number) => {
    for (const id of categories[index] ?? []) {
      const known = productsIn.get(id);
      if (known) known.push(number);
      else productsIn.set(id, [number]);
    }
  });
  const facetNumbers = new Float64Array(facetValues.length).fill(NaN);
  for (const { facetId, value, number } of await readValueNumbers(db)) {
    const at = facetValueAt.get(facetToken(facetId, value));
    if (at !== undefined) facetNumbers[at] = number;
  }
  const facetIds = [...new Set(facetValues.map(({ facetId }) => facetId))];
  const facetPlaces = new Map(facetIds.map((facetId, index) => [facetId, index]));
  const { length } = products;
  const productIds = Array.from(order, (index) => products[index]!.productId);
  return {
    version,
    productIds,
    numbersById: inOrderOfIds(order, productIds),
    all: Uint32Array.from(products.keys()),
    prices: column(new Uint32Array(length), ({ priceCents }) => priceCents),
    popularityScores: column(
      new Float64Array(length),
      ({ popularity }) => POPULARITY_SHARE * Math.log(1 + popularity),
    ),
    ratings: column(new Float32Array(length), ({ rating }) => rating),
    listedSince: column(new Uint32Array(length), ({ listedSince }) => listedSince),
    types: Uint32Array.from(order, (index) => types[index]!),
    valuesOf: valuesOf.build(order),
    facetValues,
    facetNumbers,
    facetIds,
    facetOf: Uint32Array.from(facetValues, ({ facetId }) => facetPlaces.get(facetId)!),
    facetValueAt,
    productsIn: new Map([...productsIn].map(([id, numbers]) => [id, Uint32Array.from(numbers)])),
    texts: await texts.build(order),
  };
}

/** The database has sorted the products by id, which for digits is the order of JavaScript. */
function inOrderOfIds(order: Uint32Array, productIds: readonly string[]): Uint32Array {
  const numbers = new Uint32Array(order.length);
  order.forEach((index, number) => (numbers[index] = number));
  const isSorted = numbers.every(
    (number, at) => at === 0 || productIds[numbers[at - 1]!]! < productIds[number]!,
  );
  return isSorted ? numbers : numbers.sort((a, b) => (productIds[a]! < productIds[b]! ? -1 : 1));
}
