import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { hintAt } from '../../kernel/import/column-names';

/** Refuses rules of fits.json about categories, attributes or facets that the shop will not have. */
export function checkFits({ categories, attributes, fits = [] }: CatalogueFrame): void {
  const categoryIds = categories.map(({ id }) => id);
  const attributeIds = attributes.map(({ id }) => id);
  const facetIds = attributes.flatMap(({ id, facet }) => (facet ? [id] : []));
  fits.forEach(({ of, fits: fitting, same = [], only = {}, reason }, index) => {
    const check = (id: string, known: readonly string[], what: string) => {
      if (!known.includes(id))
        throw new Error(`fits.json, rule ${index + 1}: '${id}' is no ${what}${hintAt(id, known)}`);
    };
    for (const id of [...of, fitting]) check(id, categoryIds, 'category');
    for (const { own, other = own } of same) {
      check(own, attributeIds, 'attribute');
      check(other, facetIds, 'attribute that filters');
    }
    for (const id of Object.keys(only)) check(id, facetIds, 'attribute that filters');
    if (reason) check(reason.own, attributeIds, 'attribute');
  });
}
