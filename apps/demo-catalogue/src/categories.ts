import { type CatalogueCategory, slugify } from '@fachwerk/shared/catalogue-format';
import { categoryTree } from './category-tree';

/**
 * The id of a category is its slug, which is unique in the whole tree: readable, and stable when siblings
 * change.
 */
function category(
  name: string,
  parentId: string | null,
  level: CatalogueCategory['level'],
  index: number,
): CatalogueCategory {
  const slug = slugify(name);
  return { id: slug, parentId, level, name, slug, position: index + 1 };
}

/** The tree in menu order: a parent comes before its children. */
export function listCategories(): CatalogueCategory[] {
  return Object.entries(categoryTree).flatMap(([topName, groups], topIndex) => {
    const top = category(topName, null, 1, topIndex);
    const below = Object.entries(groups).flatMap(([groupName, leafNames], groupIndex) => {
      const group = category(groupName, top.id, 2, groupIndex);
      return [group, ...leafNames.map((leafName, index) => category(leafName, group.id, 3, index))];
    });
    return [top, ...below];
  });
}
