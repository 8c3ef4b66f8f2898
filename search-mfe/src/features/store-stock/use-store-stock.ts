import { type SelectedStore, type StoreStock } from '@fachwerk/shared/contracts';
import { type Load, usePlatform, useRequest, useVisitorStore } from '@fachwerk/shared/widget';
import { findStoreStock } from './stock-memory';

export interface StoreStockState {
  /**
   * The visitor's store; null until it is known, when none is chosen, and in prohibis mode (specification 6).
   */
  store: SelectedStore | null;
  status: Load<unknown>['status'];
  stockOf(itemId: string): StoreStock | undefined;
  retry(): void;
}

/**
 * Stock and prices of these items in the visitor's store, in one call of the page. Server and first browser
 * render have no store: the page is the same for all visitors.
 */
export function useStoreStock(items: readonly string[]): StoreStockState {
  const { api } = usePlatform();
  const { store } = useVisitorStore();
  const companyId = store?.companyId ?? '';
  const isWanted = companyId !== '' && items.length > 0;

  const { status, data, reload } = useRequest(isWanted ? `${companyId} ${items.join(',')}` : null, () =>
    findStoreStock(api, companyId, items),
  );

  return { store, status, stockOf: (itemId) => data?.get(itemId), retry: () => void reload() };
}
