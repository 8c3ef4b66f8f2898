import { useEffect } from 'react';
import { type TopCategory, toTopCategory } from './top-categories';
import { type CategoryTree, useCategoryTree } from './use-category-tree';

export interface Categories {
  topCategories: readonly TopCategory[];
  tree: CategoryTree;
}

/** The first level is part of the HTML; the browser loads the others when the menu is about to be opened. */
export function useCategories(fromServer: readonly TopCategory[]): Categories {
  const tree = useCategoryTree();
  const { load, data: nodes } = tree;
  const hasCategories = fromServer.length > 0;

  useEffect(() => {
    // Without its first level the menu is empty.
    if (!hasCategories) load();
  }, [hasCategories, load]);

  return { topCategories: hasCategories ? fromServer : (nodes ?? []).map(toTopCategory), tree };
}
