import { useEffect } from 'react';
import { type TopCategory, toTopCategory } from './top-categories';
import { type CategoryTree, useCategoryTree } from './use-category-tree';
import { whenIdle } from './when-idle';

export interface Categories {
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
}

/** The first level is part of the HTML; the browser loads the others when it is idle. */
export function useCategories(fromServer: readonly TopCategory[]): Categories {
  const tree = useCategoryTree();
  const { load, data: nodes } = tree;
  const hasCategories = fromServer.length > 0;

  useEffect(() => {
    // Without its first level the menu is empty, so it is loaded at once.
    if (!hasCategories) return load();
    return whenIdle(load);
  }, [hasCategories, load]);

  return { topCategories: hasCategories ? fromServer : (nodes ?? []).map(toTopCategory), tree };
}
