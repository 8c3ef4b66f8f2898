import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { listAttributes } from './attributes';
import { listCategories } from './categories';
import { FIT_RULES } from './fits/fit-rules';
import { priceLists } from './price-lists';

/** Categories, attributes and price lists that the generated products refer to, and which of them fit. */
export const demoFrame: CatalogueFrame = {
  categories: listCategories(),
  attributes: listAttributes(),
  priceLists,
  fits: FIT_RULES,
};
