import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { listAttributes } from './attributes';
import { listCategories } from './categories';
import { priceLists } from './price-lists';

/** Categories, attributes and price lists that the generated products refer to. */
export const demoFrame: CatalogueFrame = {
  categories: listCategories(),
  attributes: listAttributes(),
  priceLists,
};
