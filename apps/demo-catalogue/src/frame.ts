import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { listAttributes } from './attributes';
import { listCategories } from './categories';

/** Categories and attributes that the generated products refer to. */
export const demoFrame: CatalogueFrame = { categories: listCategories(), attributes: listAttributes() };
