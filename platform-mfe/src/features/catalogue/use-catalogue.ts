import { usePlatform } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf, type CatalogueAddress, parseAddress } from './catalogue-address';
import {
  type CatalogueData,
  fetchRecords,
  fetchUses,
  keyOf,
  type WidgetDetail,
  type WidgetRecord,
} from './catalogue-data';

interface State {
  address: CatalogueAddress;
  detail: WidgetDetail | null;
  status: 'ready' | 'loading' | 'failed';
}

export interface Catalogue extends State {
  hrefOf(address: Partial<CatalogueAddress>): string;
  /** Adds an entry to the browser's history. */
  go(address: CatalogueAddress): void;
  /** Replaces the entry: the URL follows the typing. */
  follow(address: CatalogueAddress): void;
}

/** Navigation of the catalogue in the browser, one URL per widget. The registry's list is loaded once. */
export function useCatalogue(data: CatalogueData): Catalogue {
  const { api, signal } = usePlatform();
  const { path } = data;
  const [state, setState] = useState<State>({
    address: data.address,
    detail: data.detail,
    status: 'ready',
  });
  const records = useRef<Promise<readonly WidgetRecord[]> | null>(null);
  const wanted = useRef(data.address.widget);

  const load = useCallback(
    async (address: CatalogueAddress) => {
      wanted.current = address.widget;
      setState((before) => ({ ...before, address, status: 'loading' }));
      try {
        records.current ??= fetchRecords(api, signal);
        const record = (await records.current).find((one) => keyOf(one) === address.widget);
        const detail = record ? { record, uses: await fetchUses(api, record, signal) } : null;
        // Another widget was chosen meanwhile.
        if (wanted.current !== address.widget) return;
        setState((before) => ({ ...before, detail, status: 'ready' }));
      } catch {
        records.current = null;
        if (wanted.current === address.widget) setState((before) => ({ ...before, status: 'failed' }));
      }
    },
    [api, signal],
  );

  const show = useCallback(
    (address: CatalogueAddress) => {
      const isHere = state.detail !== null && keyOf(state.detail.record) === address.widget;
      if (address.widget !== '' && !isHere) return void load(address);
      wanted.current = address.widget;
      setState((before) => ({ ...before, address, status: 'ready' }));
    },
    [load, state.detail],
  );

  useEffect(() => {
    function followHistory() {
      if (window.location.pathname === path) show(parseAddress(new URLSearchParams(window.location.search)));
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [path, show]);

  const hrefOf = useCallback((address: Partial<CatalogueAddress>) => addressOf(path, address), [path]);
  const write = (method: 'pushState' | 'replaceState', address: CatalogueAddress) => {
    window.history[method](window.history.state, '', hrefOf(address));
    show(address);
  };
  return {
    ...state,
    hrefOf,
    go(address) {
      const { pathname, search } = window.location;
      write(hrefOf(address) === pathname + search ? 'replaceState' : 'pushState', address);
    },
    follow: (address) => write('replaceState', address),
  };
}
