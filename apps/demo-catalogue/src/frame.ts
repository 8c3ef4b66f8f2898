import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { listAttributes } from './attributes';
import { listCategories } from './categories';

/** What the generated products refer to. */
export const demoFrame: CatalogueFrame = { categories: listCategories(), attributes: listAttributes() };
