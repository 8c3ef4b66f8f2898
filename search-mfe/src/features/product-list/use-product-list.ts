import type { ProductList } from '@fachwerk/shared/contracts';
import { usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listUrl } from '../../urls';
import { fetchList } from './list-api';
import type { ListData } from './list-data';
import { type ListQuery, listSearch, parseListQuery } from './list-query';

/** Number of responses that are cached for back and forward navigation. */
const MAX_CACHED = 20;

export interface ProductListControl {
  /** The visitor's last choice. */
  query: ListQuery;
  /** The list on the screen: stays while the next one is loading, and when that fails. */
  list: ProductList | null;
  status: 'ready' | 'loading' | 'failed';
  urlOf(query: ListQuery): string;
  /** Shows other choices, with a history entry. */
  show(query: ListQuery): void;
  retry(): void;
}

interface Options {
  data: ListData;
  category?: string;
  onFailed?: (query: ListQuery) => void;
}

/** The list in the browser: other filters, order and pages without leaving the page. */
export function useProductList({ data, category, onFailed }: Options): ProductListControl {
  const { api } = usePlatform();
  const { basePath } = data;
  const [answers] = useState(() => new Map(data.list ? [[listSearch(data.query), data.list]] : []));
  /** null: the page's own list. */
  const [asked, setAsked] = useState<ListQuery | null>(null);
  const query = asked ?? data.query;
  const key = listSearch(query);

  const request = useRequest(
    asked && key,
    async (signal) => {
      try {
        const list = await fetchList(api, query, category, signal);
        const oldest = answers.keys().next().value;
        if (answers.size >= MAX_CACHED && oldest !== undefined) answers.delete(oldest);
        answers.set(key, list);
        return list;
      } catch (error) {
        if (!signal.aborted) onFailed?.(query);
        throw error;
      }
    },
    { initial: asked ? answers.get(key) : undefined, keepsPrevious: true },
  );
  const own = data.list ? 'ready' : 'failed';
  const status = request.status === 'idle' ? own : request.status;

  const latest = useRef({ key, status });
  useEffect(() => {
    latest.current = { key, status };
  });

  useEffect(() => {
    function followHistory() {
      if (window.location.pathname !== basePath) return;
      const next = parseListQuery(new URLSearchParams(window.location.search));
      // Jumps inside the page fire this event too.
      if (listSearch(next) !== latest.current.key) setAsked(next);
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [basePath]);

  const urlOf = useCallback((wanted: ListQuery) => listUrl(basePath, wanted), [basePath]);
  const { reload } = request;

  const load = (next: ListQuery) => {
    answers.delete(listSearch(next));
    if (asked && listSearch(next) === key) void reload();
    else setAsked(next);
  };

  return {
    query,
    list: request.data ?? data.list,
    status,
    urlOf,
    show(next) {
      // A choice made while another is still loading replaces it: Back leads to lists that were seen.
      const method = latest.current.status === 'loading' ? 'replaceState' : 'pushState';
      window.history[method](window.history.state, '', urlOf(next));
      load(next);
    },
    retry: () => load(query),
  };
}
