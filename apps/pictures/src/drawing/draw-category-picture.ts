import { listCategories } from '@fachwerk/demo-catalogue/categories';
import type { ProductType } from '@fachwerk/demo-catalogue/product-type';
import { findProductType, productTypes } from '@fachwerk/demo-catalogue/product-types';
import { drawings } from './drawings';
import { createLook } from './look';
import { Paint } from './svg';

/** What stands for a department; below them, the first product type that is sold there does. */
const departments: Record<string, string> = {
  'werkzeug-maschinen': 'akkuschrauber',
  eisenwaren: 'schrauben',
  'farben-tapeten': 'wandfarbe',
  baustoffe: 'zement',
  holz: 'schnittholz',
  'boeden-fliesen': 'laminat',
  'bad-sanitaer': 'armatur',
  'heizen-klima': 'kaminofen',
  'elektro-licht': 'pendelleuchte',
  garten: 'rasenmaeher',
  'terrasse-freizeit': 'kohlegrill',
  'tueren-fenster-sicherheit': 'tuer',
  'kueche-haushalt': 'waschmaschine',
  'arbeitsschutz-transport': 'leiter',
};

const parents = new Map(listCategories().map((category) => [category.id, category.parentId]));

/** The category itself and everything above it. */
function lineage(id: string): string[] {
  const parent = parents.get(id);
  return parent ? [id, ...lineage(parent)] : [id];
}

function typeOf(slug: string): ProductType | undefined {
  const department = departments[slug];
  if (department) return findProductType(department);
  return productTypes.find((type) => type.in.some((use) => lineage(use.leaf).includes(slug)));
}

export const hasCategoryPicture = (slug: string): boolean => parents.has(slug) && typeOf(slug) !== undefined;

/** A square picture without ground, for tiles and menus; undefined for a slug that is no category. */
export function drawCategoryPicture(slug: string): string | undefined {
  const type = parents.has(slug) ? typeOf(slug) : undefined;
  if (!type) return undefined;
  const use = type.in.find(({ leaf }) => lineage(leaf).includes(slug));
  const paint = new Paint();
  const brief = {
    productType: type.id,
    brand: 'Fachwerk',
    name: use?.noun ?? type.noun,
    attributes: {},
    seed: slug,
  };
  const look = createLook(brief, paint);
  const art = drawings[look.kind].draw(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${paint.defs()}${art}</svg>`;
}
