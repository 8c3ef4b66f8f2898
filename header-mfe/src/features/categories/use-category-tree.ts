import { readNavigation } from '@fachwerk/shared/calls';
import type { CategoryNode } from '@fachwerk/shared/contracts';
import { type Load, usePlatform, useRequest, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';

export type CategoryTree = Load<CategoryNode[]> & {
  /** Loads the tree when it is missing; after a failure it tries again. */
  load(): void;
};

/**
 * The three levels of the menu. They are too large for the HTML of every page, so the browser loads them
 * when they are likely to be used, and shares them with the page by the topic.
 */
export function useCategoryTree(): CategoryTree {
  const { api, bus } = usePlatform();
  const nodes = useTopic('categoryTree');
  const [isWanted, setWanted] = useState(false);
  const { reload, ...request } = useRequest(isWanted && !nodes ? 'categories' : null, async (signal) => {
    const { children } = await api.call(readNavigation, { signal });
    bus.set('categoryTree', children);
    return children;
  });
  const load: Load<CategoryNode[]> = nodes ? { status: 'ready', data: nodes } : request;

  const latest = useRef({ status: load.status, reload });
  useEffect(() => {
    latest.current = { status: load.status, reload };
  });
  const start = useCallback(() => {
    setWanted(true);
    if (latest.current.status === 'failed') void latest.current.reload();
  }, []);

  return { ...load, load: start };
}
