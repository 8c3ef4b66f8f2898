import type { ProductList, ProductTile } from '@fachwerk/shared/contracts';
import { afterPaint, loadStaticPart, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listUrl } from '../../urls';
import { FacetForm } from './FacetForm.static';
import { fetchList } from './list-api';
import type { ListData, ListFrame } from './list-data';
import { type ListQuery, listSearch, parseListQuery } from './list-query';
import { ProductTiles } from './ProductTiles.static';
import { ResultCount } from './ResultCount.static';

/** Number of responses that are cached for back and forward navigation. */
const MAX_CACHED = 20;

/** Gets the visitor's last choices, also those that are not rendered yet. */
export type ListChange = (query: ListQuery) => ListQuery;

export interface ProductListControl {
  category: string | undefined;
  /** The visitor's last choice. */
  query: ListQuery;
  /** The list on the screen: stays while the next one is loading, and when that fails. */
  list: ListFrame | null;
  /** Its items; undefined while the server's HTML shows them. */
  items: readonly ProductTile[] | undefined;
  status: 'ready' | 'loading' | 'failed';
  /** From the last call of the browser; undefined if the server could not load the list. */
  error: unknown;
  urlOf(query: ListQuery): string;
  /** Shows other choices, with a history entry, once the browser has painted the click. Returns them. */
  show(change: ListChange): ListQuery;
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
  const [answers] = useState(() => initialAnswers(data));
  /** null: the page's own list. */
  const [asked, setAsked] = useState<ListQuery | null>(null);
  const query = asked ?? data.query;
  const key = listSearch(query);

  const urlOf = useCallback((wanted: ListQuery) => listUrl(basePath, wanted), [basePath]);

  const request = useRequest(
    asked && key,
    async (signal) => {
      try {
        const code = loadParts(urlOf(query), signal);
        const list = await fetchList(api, query, category, signal);
        await code;
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
  const wanted = useRef(query);
  const isWaiting = useRef(false);

  useEffect(() => {
    function followHistory() {
      if (window.location.pathname !== basePath) return;
      const next = parseListQuery(new URLSearchParams(window.location.search));
      // Jumps inside the page fire this event too.
      if (listSearch(next) === latest.current.key) return;
      wanted.current = next;
      isWaiting.current = false;
      setAsked(next);
    }
    window.addEventListener('popstate', followHistory);
    return () => {
      window.removeEventListener('popstate', followHistory);
      isWaiting.current = false;
    };
  }, [basePath]);

  const { reload } = request;

  const load = (next: ListQuery) => {
    answers.delete(listSearch(next));
    setAsked(next);
    if (asked && listSearch(next) === key) void reload();
  };

  function showWanted(): void {
    // The visitor has gone back or left since the click.
    if (!isWaiting.current) return;
    isWaiting.current = false;
    const next = wanted.current;
    // A choice made while another is still loading replaces it: Back leads to lists that were seen.
    const method = latest.current.status === 'loading' ? 'replaceState' : 'pushState';
    // At once, so that the list is busy as soon as its address is another one.
    flushSync(() => load(next));
    window.history[method](window.history.state, '', urlOf(next));
  }

  return {
    category,
    query,
    list: request.data ?? data.list,
    items: request.data ? request.data.items : data.items,
    status,
    error: request.status === 'failed' ? request.error : undefined,
    urlOf,
    show(change) {
      wanted.current = change(wanted.current);
      if (!isWaiting.current) afterPaint(showWanted);
      isWaiting.current = true;
      return wanted.current;
    },
    retry: () => load(query),
  };
}

function initialAnswers({ query, list, items }: ListData): Map<string, ProductList> {
  return new Map(list && items ? [[listSearch(query), { ...list, items: [...items] }]] : []);
}

/** Loads the code of the static parts in parallel with the list. Without it the server renders the list. */
async function loadParts(url: string, signal: AbortSignal): Promise<void> {
  const load = () => Promise.all([ProductTiles, FacetForm, ResultCount].map(loadStaticPart));
  try {
    await load().catch(load);
  } catch {
    if (signal.aborted) return;
    window.location.assign(url);
    // Until the page is left: the new list would need the missing code.
    await new Promise(() => {});
  }
}
