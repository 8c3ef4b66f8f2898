import type { CategoryNode } from '@fachwerk/shared/contracts';
import { usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useRef, useState } from 'react';
import { NavigationAnswer } from './navigation-answer';

export interface CategoryTree {
  /** Null until it is loaded; then for everybody on the page, by the topic. */
  nodes: CategoryNode[] | null;
  hasFailed: boolean;
  /** Does nothing when the tree is there or on its way; after a failure it tries again. */
  load(): void;
}

/** The three levels of the menu. Too heavy for every page's HTML, so the browser fetches them when they are likely to be used. */
export function useCategoryTree(): CategoryTree {
  const { api, bus, signal } = usePlatform();
  const nodes = useTopic('categoryTree');
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  const load = useCallback(() => {
    if (isUnderWay.current || bus.get('categoryTree')) return;
    isUnderWay.current = true;
    setFailed(false);
    api
      .get('/rest/navigation/', NavigationAnswer, { signal })
      .then(
        ({ children }) => bus.set('categoryTree', children),
        () => setFailed(true),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  }, [api, bus, signal]);

  return { nodes, hasFailed, load };
}
