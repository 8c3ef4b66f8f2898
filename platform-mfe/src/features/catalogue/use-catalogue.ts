import { usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOf, type CatalogueAddress, parseAddress } from './catalogue-address';
import { type CatalogueData, fetchRecords, keyOf, type WidgetRecord } from './catalogue-data';

export interface Catalogue {
  address: CatalogueAddress;
  /** The widget of the address; null if no live version has it. */
  record: WidgetRecord | null;
  status: 'ready' | 'loading' | 'failed';
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
  const [address, setAddress] = useState(data.address);
  const records = useRef<Promise<readonly WidgetRecord[]> | null>(null);

  const { widget } = address;
  const load = useRequest(
    widget || null,
    async (): Promise<WidgetRecord | null> => {
      // The list outlives the request for one widget.
      records.current ??= fetchRecords(api, signal).catch((error: unknown) => {
        records.current = null;
        throw error;
      });
      return (await records.current).find((one) => keyOf(one) === widget) ?? null;
    },
    { initial: widget === data.address.widget ? data.record : undefined },
  );

  const { status, reload } = load;
  const show = useCallback(
    (next: CatalogueAddress) => {
      setAddress(next);
      if (next.widget === widget && status === 'failed') void reload();
    },
    [widget, status, reload],
  );

  useEffect(() => {
    function followHistory() {
      if (window.location.pathname === path) show(parseAddress(new URLSearchParams(window.location.search)));
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [path, show]);

  const hrefOf = useCallback((next: Partial<CatalogueAddress>) => addressOf(path, next), [path]);
  const write = (method: 'pushState' | 'replaceState', next: CatalogueAddress) => {
    window.history[method](window.history.state, '', hrefOf(next));
    show(next);
  };
  return {
    address,
    record: load.data ?? null,
    status: status === 'idle' ? 'ready' : status,
    hrefOf,
    go(next) {
      const { pathname, search } = window.location;
      write(hrefOf(next) === pathname + search ? 'replaceState' : 'pushState', next);
    },
    follow: (next) => write('replaceState', next),
  };
}
