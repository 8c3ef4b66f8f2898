import type { PricesInfo, StoreStock } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import { stockView } from '../../stores/store/stock-view';
import type { StoreRecord } from '../../stores/store/store-record';
import {
  createStoreRepository,
  requireStore,
  type StoreRepository,
} from '../../stores/store/store-repository';
import type { CatalogueContext } from '../context/catalogue-context';
import { createItemMemory } from '../items/item-memory';

/** An item in one store. */
export interface StoreOffer {
  stock: StoreStock;
  /** The price in the store. */
  prices: PricesInfo;
  onlinePrices: PricesInfo;
}

/** Finds stock and prices of items in a store, in the order of the items; unknown items are left out. */
export type StoreOffers = (
  companyId: string,
  itemIds: readonly string[],
  language: Language,
) => Promise<StoreOffer[]>;

export function createStoreOffers(
  { catalogueVersion, messages, now, db }: CatalogueContext,
  stores: StoreRepository = createStoreRepository(db),
): StoreOffers {
  // Its own memory: carts read the version of the catalogue at other times, and a memory keeps one version.
  const findItems = createItemMemory(db);
  return async (companyId, itemIds, language) => {
    const [store, version, texts] = await Promise.all([
      requireStore(stores, companyId),
      catalogueVersion(),
      messages({ language }),
    ]);
    const [rows, items] = await Promise.all([
      stores.findStock(itemIds, [companyId]),
      findItems(itemIds, version),
    ]);
    const view = { now: now(), messages: texts.messages };
    return rows.flatMap((row) => {
      const item = items.get(row.itemId);
      if (!item) return [];
      const [prices, onlinePrices] = [item.pricesAt(view.now, companyId), item.pricesAt(view.now, null)];
      const stock = stockView(row, store, view, prices.soldBy);
      return [{ stock: withPrices(stock, prices, onlinePrices), prices, onlinePrices }];
    });
  };
}

/** Finds stock and price of an item in several stores, by store; empty for an unknown item. */
export type ItemInStores = (
  itemId: string,
  records: readonly StoreRecord[],
  language: Language,
) => Promise<ReadonlyMap<string, StoreStock>>;

export function createItemInStores(
  { catalogueVersion, messages, now, db }: CatalogueContext,
  stores: StoreRepository,
): ItemInStores {
  const findItems = createItemMemory(db);
  return async (itemId, records, language) => {
    const version = await catalogueVersion();
    const companyIds = records.map(({ companyId }) => companyId);
    const [rows, items, texts] = await Promise.all([
      stores.findStock([itemId], companyIds),
      findItems([itemId], version),
      messages({ language }),
    ]);
    const view = { now: now(), messages: texts.messages };
    const item = items.get(itemId);
    return new Map(
      rows.flatMap((row) => {
        const store = records.find(({ companyId }) => companyId === row.companyId);
        if (!store || !item) return [];
        const prices = item.pricesAt(view.now, row.companyId);
        const stock = stockView(row, store, view, prices.soldBy);
        return [[row.companyId, withPrices(stock, prices, item.pricesAt(view.now, null))] as const];
      }),
    );
  };
}

/** The answer names the price only where it differs: most prices are the same everywhere. */
const withPrices = (stock: StoreStock, prices: PricesInfo, online: PricesInfo): StoreStock =>
  prices.displayPrice.value === online.displayPrice.value ? stock : { ...stock, pricesInfo: prices };
