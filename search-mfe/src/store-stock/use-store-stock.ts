import { useCallback, useEffect, useState } from 'react';
import { StoreStockList, type SelectedStore, type StoreStock } from '@fachwerk/shared/contracts';
import { usePlatform, useTopic } from '@fachwerk/shared/widget';

interface StockAnswer {
  companyId: string;
  itemIds: string;
  /** null: the call failed. */
  byItem: ReadonlyMap<string, StoreStock> | null;
}

export interface StoreStockState {
  /** The visitor's; null until it is known, where none is chosen, and in prohibis mode (specification 6). */
  store: SelectedStore | null;
  status: 'loading' | 'ready' | 'failed';
  stockOf(itemId: string): StoreStock | undefined;
  retry(): void;
}

/**
 * What the visitor's store has of these items, in one call. Server and first browser render know no store: the page is the same for
 * everybody. Another store, chosen here or in another tab, is asked at once; its predecessor's stock is never shown as its own.
 */
export function useStoreStock(items: readonly string[]): StoreStockState {
  const { api } = usePlatform();
  const selected = useTopic('selectedStore');
  const isProhibis = useTopic('isProhibis');
  const store = isProhibis ? null : selected;
  const companyId = store?.companyId;
  const itemIds = items.join(',');
  const [answer, setAnswer] = useState<StockAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!companyId || !itemIds) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (byItem: StockAnswer['byItem']) => {
      if (!signal.aborted) setAnswer({ companyId, itemIds, byItem });
    };
    api
      .get(`/rest/stores/${encodeURIComponent(companyId)}/stock/`, StoreStockList, {
        query: { itemId: itemIds.split(',') },
        signal,
      })
      .then(
        (list) => settle(new Map(list.items.map((stock) => [stock.itemId, stock]))),
        () => settle(null),
      );
    return () => controller.abort();
  }, [api, companyId, itemIds, attempt]);

  const current = answer?.companyId === companyId && answer?.itemIds === itemIds ? answer : null;
  return {
    store,
    status: current ? (current.byItem ? 'ready' : 'failed') : 'loading',
    stockOf: (itemId) => current?.byItem?.get(itemId),
    retry: useCallback(() => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    }, []),
  };
}
