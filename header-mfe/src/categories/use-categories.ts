import { useEffect } from 'react';
import { toTopCategory, type TopCategory } from './top-categories';
import { useCategoryTree, type CategoryTree } from './use-category-tree';
import { whenIdle } from './when-idle';

export interface Categories {
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
}

/** The first level from the server, the rest as soon as the browser has time for it. */
export function useCategories(fromServer: readonly TopCategory[]): Categories {
  const tree = useCategoryTree();
  const { load, nodes } = tree;
  const hasCategories = fromServer.length > 0;

  useEffect(() => {
    // Without its first level the menu is empty: then it cannot wait.
    if (!hasCategories) return load();
    return whenIdle(load);
  }, [hasCategories, load]);

  return { topCategories: hasCategories ? fromServer : (nodes ?? []).map(toTopCategory), tree };
}
