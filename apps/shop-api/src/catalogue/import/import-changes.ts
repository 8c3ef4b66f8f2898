import { isDeepStrictEqual } from 'node:util';
import type { CatalogueItem, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { changedColumns } from '../../kernel/import/columns';
import { changeCounter } from '../../kernel/import/import-changes';
import type { KnownCatalogue, KnownItem } from '../file/complete-product';
import { itemColumns } from '../file/item-columns';
import { productColumns } from '../file/product-columns';

/** Kinds in the order of the report. The others are the columns with a changed value. */
export const NEW = 'new articles';
export const REPRICED = 'repriced articles';
export const MOVED = 'prices that move by more than the limit';
export const UNLISTED = 'articles taken out of the catalogue';
export const SOLD_OUT = 'sold out articles';
export const AVAILABLE = 'articles available again';
export const LEFT_LISTS = 'stores that leave a price list';
export const ENDED_FITS = 'rules of what fits that end';
const TEXTS = 'products with changed texts';
const KINDS = [NEW, REPRICED, MOVED, UNLISTED, SOLD_OUT, AVAILABLE, LEFT_LISTS, ENDED_FITS, TEXTS];

const TEXT_COLUMNS = ['name', 'brand', 'description', 'features', 'searchTerms', 'warnings'];
/** Reported by kinds of their own, and the history, which only grows. */
const OWN_KINDS = ['price', 'stock', 'priceHistory'];
const isNoOwnKind = (column: string): boolean => !OWN_KINDS.includes(column);

/** Kinds that the summary of an import names. */
export const SUMMED = {
  [NEW]: 'new',
  [REPRICED]: 'repriced',
  [SOLD_OUT]: 'sold out',
  [AVAILABLE]: 'available again',
};

/** Articles of a file without a change of a summed kind. */
export interface OtherArticles {
  /** Another value of the article or its product changes. */
  changed: number;
  unchanged: number;
}

/** Counts what an import changes. `priceFactor` is the largest usual move of a price. */
export function countChanges(priceFactor: number) {
  const others: OtherArticles = { changed: 0, unchanged: 0 };
  const { changes, note } = changeCounter(KINDS);

  /** The kinds of changes of an item. */
  function compareItem(item: CatalogueItem, known: KnownItem | undefined): string[] {
    const { itemId, onlineStock } = item;
    const kinds: string[] = [];
    const noteItem = (kind: string, example = itemId) => {
      kinds.push(kind);
      note(kind, example);
    };
    if (!known) {
      noteItem(NEW);
      return kinds;
    }
    const moves = priceMoves(item, known.item);
    const [first] = moves;
    if (first) noteItem(REPRICED, first.text);
    for (const { factor, text } of moves) if (factor > priceFactor) note(MOVED, text);
    const stock = known.item.onlineStock ?? 0;
    if (onlineStock !== undefined && (stock === 0) !== (onlineStock === 0))
      noteItem(onlineStock === 0 ? SOLD_OUT : AVAILABLE);
    else if (onlineStock !== undefined && stock !== onlineStock) noteItem('articles with changed stock');
    for (const column of changedColumns(itemColumns, known.item, item).filter(isNoOwnKind))
      noteItem(`articles with changed ${column}`);
    return kinds;
  }

  /** Returns whether the values of a product change that all its items share. */
  function compareProduct(product: CatalogueProduct, before: CatalogueProduct): boolean {
    const { productId } = product;
    const columns = changedColumns(productColumns, before, product);
    if (columns.some((column) => TEXT_COLUMNS.includes(column))) note(TEXTS, productId);
    for (const column of columns)
      if (!TEXT_COLUMNS.includes(column)) note(`products with changed ${column}`, productId);
    const hasOtherAttributes = !isDeepStrictEqual(attributesOf(before), attributesOf(product));
    if (hasOtherAttributes) note('products with changed attributes', productId);
    return hasOtherAttributes || columns.length > 0;
  }

  return {
    changes,
    others: others as Readonly<OtherArticles>,
    note,
    compare(product: CatalogueProduct, known: KnownCatalogue, statedIds: readonly string[]): void {
      const kindsOfItems = product.items
        .filter(({ itemId }) => statedIds.includes(itemId))
        .map((item) => compareItem(item, known.items.get(item.itemId)));
      const before = known.products.get(product.productId);
      const isProductChanged = before !== undefined && compareProduct(product, before);
      for (const kinds of kindsOfItems)
        if (kinds.some((kind) => Object.hasOwn(SUMMED, kind))) continue;
        else if (isProductChanged || kinds.length > 0) others.changed++;
        else others.unchanged++;
    },
  };
}

/** By item: where an attribute belongs to, product or item, follows from the values. */
const attributesOf = ({ attributes, items }: CatalogueProduct) =>
  Object.fromEntries(items.map((item) => [item.itemId, { ...attributes, ...item.attributes }]));

/** The changed prices of an item, online and in other lists; `factor` is 1 or more. */
function priceMoves(after: CatalogueItem, before: CatalogueItem): { factor: number; text: string }[] {
  const lists = new Map(before.prices?.map(({ listId, cents }) => [listId, cents]));
  const prices = [
    { list: '', from: before.priceCents, to: after.priceCents },
    ...(after.prices ?? []).map(({ listId, cents }) => ({
      list: ` ${listId}`,
      // Without a price of its own, an item has the online price in a list.
      from: lists.get(listId) ?? before.priceCents,
      to: cents ?? after.priceCents,
    })),
  ];
  return prices
    .filter(({ from, to }) => from !== to)
    .map(({ list, from, to }) => ({
      factor: Math.max(from / to, to / from),
      text: `${after.itemId}${list} ${euro(from)} → ${euro(to)}`,
    }));
}

const euro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
