import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductList } from '@fachwerk/shared/contracts';
import { usePlatform } from '@fachwerk/shared/widget';
import { listUrl } from '../../urls';
import { fetchList } from './list-api';
import type { ListData } from './list-data';
import { listSearch, parseListQuery, type ListQuery } from './list-query';

/** How many answers are kept for the browser's back and forward. */
const KEPT_ANSWERS = 20;

interface ListState {
  /** What the visitor chose last. */
  query: ListQuery;
  /** What is on the screen: stays while the next answer is on its way, and when it fails. */
  list: ProductList | null;
  status: 'ready' | 'loading' | 'failed';
}

export interface ProductListControl extends ListState {
  urlOf(query: ListQuery): string;
  /** Shows other choices, with an own entry in the history. */
  show(query: ListQuery): void;
  /** Asks again for what failed. */
  retry(): void;
}

interface Options {
  data: ListData;
  category?: string;
  onFailed?: (query: ListQuery) => void;
}

/** The list in the browser: other filters, order and pages without leaving the page. */
export function useProductList({ data, category, onFailed }: Options): ProductListControl {
  const { api, signal } = usePlatform();
  const { basePath } = data;
  const [state, setState] = useState<ListState>({
    query: data.query,
    list: data.list,
    status: data.list ? 'ready' : 'failed',
  });
  const latest = useRef({ state, onFailed });
  useEffect(() => {
    latest.current = { state, onFailed };
  });
  const pending = useRef<AbortController | null>(null);
  const answers = useRef<Map<string, ProductList> | null>(null);
  const keep = useCallback((query: ListQuery, list: ProductList) => {
    answers.current ??= new Map();
    const oldest = answers.current.keys().next().value;
    if (answers.current.size >= KEPT_ANSWERS && oldest !== undefined) answers.current.delete(oldest);
    answers.current.set(listSearch(query), list);
  }, []);

  const load = useCallback(
    async (query: ListQuery) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      setState((before) => ({ ...before, query, status: 'loading' }));
      try {
        const list = await fetchList(api, query, category, controller.signal);
        if (controller.signal.aborted) return;
        keep(query, list);
        setState({ query, list, status: 'ready' });
      } catch {
        // Whatever went wrong, the visitor is told that the list is the old one and can try again.
        if (controller.signal.aborted) return;
        setState((before) => ({ ...before, status: 'failed' }));
        latest.current.onFailed?.(query);
      }
    },
    [api, category, keep],
  );

  useEffect(() => {
    if (data.list) keep(data.query, data.list);
  }, [data, keep]);

  useEffect(() => {
    const cancel = () => pending.current?.abort();
    signal.addEventListener('abort', cancel);
    return () => {
      signal.removeEventListener('abort', cancel);
      cancel();
    };
  }, [signal]);

  useEffect(() => {
    function followHistory() {
      if (window.location.pathname !== basePath) return;
      const query = parseListQuery(new URLSearchParams(window.location.search));
      // Also told of jumps inside the page, which ask for nothing else.
      if (listSearch(query) === listSearch(latest.current.state.query)) return;
      const list = answers.current?.get(listSearch(query));
      if (!list) return void load(query);
      pending.current?.abort();
      setState({ query, list, status: 'ready' });
    }
    window.addEventListener('popstate', followHistory);
    return () => window.removeEventListener('popstate', followHistory);
  }, [basePath, load]);

  const urlOf = useCallback((query: ListQuery) => listUrl(basePath, query), [basePath]);

  const show = useCallback(
    (query: ListQuery) => {
      // A choice made while another is still loading takes its place: Back leads to lists that were seen.
      const method = latest.current.state.status === 'loading' ? 'replaceState' : 'pushState';
      window.history[method](window.history.state, '', urlOf(query));
      void load(query);
    },
    [load, urlOf],
  );

  const retry = useCallback(() => void load(latest.current.state.query), [load]);

  return { ...state, urlOf, show, retry };
}
