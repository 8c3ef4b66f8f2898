import type { ValueWord } from '../query/value-words';
import { type ItemRecord, type ProductRecord, type TileRecord, tileRecord } from '../records/product-record';
import { sizeOf } from '../records/size-of';
import { valueLexemes } from '../text-index/search-document';
import { isWithin, type NumberRange } from '../words/number-range';

/** What was searched and filtered: the variants that match it best stand for the product. */
export interface Wanted {
  words: readonly ValueWord[];
  filters: ReadonlyMap<string, readonly string[]>;
  ranges?: ReadonlyMap<string, NumberRange>;
  /** In a list of what a store has. */
  isInStore?: boolean;
}

/** Whether the variants of a product may differ in what is wanted. */
export function isAboutVariants(
  { variations }: TileRecord,
  { words, filters, ranges = new Map(), isInStore = false }: Wanted,
): boolean {
  const varying = variations.filter(({ count }) => count > 1).map(({ id }) => id);
  return (
    (isInStore && varying.length > 0) ||
    varying.some((id) => filters.has(id) || ranges.has(id)) ||
    (varying.length > 0 &&
      words.some(({ attributeIds }) => !attributeIds || varying.some((id) => attributeIds.has(id))))
  );
}

/** A chosen filter counts more than all words, of which there are few. */
const OF_FILTER = 100;
/** What the store has counts more than all filters. */
const OF_STORE = 100 * OF_FILTER;

/**
 * The tile with a matching variant; undefined if all variants match alike. `inStock` are items of the store
 * of the list.
 */
export function matchingTile(
  product: ProductRecord,
  wanted: Wanted,
  inStock: ReadonlySet<string> = new Set(),
): TileRecord | undefined {
  const scores = product.items.map(
    (item) => scoreOf(product, item, wanted) + (inStock.has(item.itemId) ? OF_STORE : 0),
  );
  const best = Math.max(...scores);
  const variants = product.items.filter((_, index) => scores[index] === best);
  return variants.length < product.items.length ? tileRecord(product, variants) : undefined;
}

function scoreOf(
  product: ProductRecord,
  item: ItemRecord,
  { words, filters, ranges = new Map() }: Wanted,
): number {
  const texts = Object.values(item.attributes).map(({ text }) => text);
  const lexemes = valueLexemes([...texts, sizeOf({ ...product.attributes, ...item.attributes })]);
  const named = words.filter(({ readings }) =>
    readings.some((reading) => 'all' in reading && reading.all.every((lexeme) => lexemes.has(lexeme))),
  );
  const chosen = [...filters].filter(([id, values]) => values.includes(item.attributes[id]?.text ?? ''));
  const within = [...ranges].filter(([id, range]) => isWithin(item.attributes[id]?.number ?? NaN, range));
  return named.length + OF_FILTER * (chosen.length + within.length);
}
