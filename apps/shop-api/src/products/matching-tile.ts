import {
  type ItemRecord,
  type ProductRecord,
  type TileRecord,
  tileRecord,
} from '../catalogue/product-record';
import { sizeOf } from '../catalogue/size-of';
import { valueLexemes } from '../search/search-document';
import type { ValueWord } from '../search/value-words';

/** What was searched and filtered: the variants that match it best stand for the product. */
export interface Wanted {
  words: readonly ValueWord[];
  filters: ReadonlyMap<string, readonly string[]>;
}

/** Whether the variants of a product may differ in what is wanted. */
export function isAboutVariants({ variations }: TileRecord, { words, filters }: Wanted): boolean {
  const varying = variations.filter(({ count }) => count > 1).map(({ id }) => id);
  return (
    varying.some((id) => filters.has(id)) ||
    (varying.length > 0 &&
      words.some(({ attributeIds }) => !attributeIds || varying.some((id) => attributeIds.has(id))))
  );
}

/** A chosen filter counts more than all words, of which there are few. */
const OF_FILTER = 100;

/** The tile with a matching variant; undefined if all variants match alike. */
export function matchingTile(product: ProductRecord, wanted: Wanted): TileRecord | undefined {
  const scores = product.items.map((item) => scoreOf(product, item, wanted));
  const best = Math.max(...scores);
  const variants = product.items.filter((_, index) => scores[index] === best);
  return variants.length < product.items.length ? tileRecord(product, variants) : undefined;
}

function scoreOf(product: ProductRecord, item: ItemRecord, { words, filters }: Wanted): number {
  const texts = Object.values(item.attributes).map(({ text }) => text);
  const lexemes = valueLexemes([...texts, sizeOf({ ...product.attributes, ...item.attributes })]);
  const named = words.filter(({ readings }) =>
    readings.some((reading) => 'all' in reading && reading.all.every((lexeme) => lexemes.has(lexeme))),
  );
  const chosen = [...filters].filter(([id, values]) => values.includes(item.attributes[id]?.text ?? ''));
  return named.length + OF_FILTER * chosen.length;
}
