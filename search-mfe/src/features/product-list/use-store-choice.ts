import {
  useOfflineNotice,
  usePlatform,
  useRequest,
  useStoreRequest,
  useVisitorStore,
} from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../plain-click';
import { fetchList } from './list-api';
import type { ListFrame } from './list-data';
import { listSearch, withStore } from './list-query';
import type { ProductListControl } from './use-product-list';

export interface StoreChoice {
  /** Company id of the filter's store; empty for professional customers, who have none. */
  id: string | undefined;
  name: string | undefined;
  /** Number of items that the store has today. */
  count: number | undefined;
  /** Opens the choice of a store, which then filters the list. */
  choose(event: MouseEvent): void;
}

/**
 * The store of the filter "Heute in meinem Markt": that of the address, else the visitor's. The page is the
 * same for all visitors, so that the browser requests the count.
 */
export function useStoreChoice({
  list,
  query,
  category,
  show,
}: ProductListControl & { list: ListFrame }): StoreChoice {
  const { api } = usePlatform();
  const { hasStores, store: own } = useVisitorStore();
  const noticeOffline = useOfflineNotice();
  const requestStore = useStoreRequest<void>((_, companyId) => show((from) => withStore(from, companyId)));
  const ownId = own?.companyId;
  const store = list.store ?? own;

  const wanted = withStore(query, ownId);
  const counted = useRequest(ownId && !list.store ? listSearch(wanted) : null, (signal) =>
    fetchList(api, wanted, category, signal, 1),
  );

  return {
    id: hasStores ? store?.companyId : '',
    name: store?.name,
    count: list.store ? list.total : counted.data?.total,
    choose(event) {
      if (!isPlainClick(event)) return;
      if (requestStore() || noticeOffline()) event.preventDefault();
    },
  };
}
