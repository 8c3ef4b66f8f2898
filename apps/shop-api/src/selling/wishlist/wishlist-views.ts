import type { Wishlist, WishlistEntry } from '@fachwerk/shared/contracts';
import { productDetail } from '../../catalogue/products/product-views';
import type { CatalogueSnapshot } from '../../catalogue/records/catalogue-snapshot';
import type { ProductRecord } from '../../catalogue/records/product-record';
import { displayPrice } from '../../kernel/money/display';
import { type StockContext, stockView } from '../../stores/store/stock-view';
import type { StoreRecord } from '../../stores/store/store-record';
import type { StockRow } from '../../stores/store/store-repository';
import type { StoredEntry } from './wishlist-repository';

/** The counter shows pieces, not entries (specification 3). */
export const countOf = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

export const wishlistItems = (entries: readonly StoredEntry[]): Wishlist['wishlist'] =>
  entries.map(({ entryId, itemId, productId, quantity }) => ({ entryId, itemId, productId, quantity }));

export const wishlistAnswer = (entries: readonly StoredEntry[]): Wishlist => ({
  wishlist: wishlistItems(entries),
  count: countOf(entries),
});

export interface EntryContext {
  snapshot: CatalogueSnapshot;
  products: ReadonlyMap<string, ProductRecord>;
  /** The chosen store, and its stock by item. */
  store: StoreRecord | undefined;
  stock: ReadonlyMap<string, StockRow>;
  stockContext: StockContext;
}

/** An entry whose item has just been deleted is left out. */
export const wishlistEntries = (entries: readonly StoredEntry[], context: EntryContext): WishlistEntry[] =>
  entries.flatMap((entry) => wishlistEntry(entry, context) ?? []);

function wishlistEntry(entry: StoredEntry, context: EntryContext): WishlistEntry | undefined {
  const { snapshot, products, store, stock, stockContext } = context;
  const record = products.get(entry.productId);
  const item = record?.items.find(({ itemId }) => itemId === entry.itemId);
  if (!record || !item) return undefined;
  const detail = productDetail(record, item, { snapshot, now: stockContext.now });
  const { name, variantName, url, brand, images, variations, pricesInfo, statusOnline, maxStock, eeLabels } =
    detail;
  const { minDeliveryTime, maxDeliveryTime, storeProof, needsAdvice } = detail;
  const row = stock.get(entry.itemId);
  return {
    entryId: entry.entryId,
    itemId: entry.itemId,
    productId: entry.productId,
    quantity: entry.quantity,
    product: {
      name,
      variantName,
      url,
      brand,
      variations,
      pricesInfo,
      statusOnline,
      maxStock,
      eeLabels,
      minDeliveryTime,
      maxDeliveryTime,
      storeProof,
      needsAdvice,
      images: images.slice(0, 1),
    },
    ...(pricesInfo.displayPrice.value !== entry.seenCents && {
      previousPrice: displayPrice(entry.seenCents),
    }),
    ...(store && row && { storeStock: stockView(row, store, stockContext, pricesInfo.soldBy) }),
  };
}
