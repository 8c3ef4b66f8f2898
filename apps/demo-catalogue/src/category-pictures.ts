import { categoryPictureAddress, type PictureBrief } from '@fachwerk/pictures/picture-addresses';
import type { CatalogueCategory } from '@fachwerk/shared/catalogue-format';
import type { ProductType } from './product-type';
import { findProductType, productTypes } from './product-types';

/** The product type that represents a department. Lower levels use the first product type of the category. */
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

export interface PicturedCategory extends CatalogueCategory {
  picture: string;
  brief: PictureBrief;
}

export function addPictures(categories: readonly CatalogueCategory[]): PicturedCategory[] {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const isBelow = (leaf: string, id: string): boolean => {
    if (leaf === id) return true;
    const parent = parents.get(leaf);
    return parent != null && isBelow(parent, id);
  };
  return categories.map((category) => {
    const sells = (type: ProductType) => type.in.find(({ leaf }) => isBelow(leaf, category.id));
    const type = findProductType(departments[category.id] ?? '') ?? productTypes.find(sells);
    if (!type) throw new Error(`No product type is sold in the category '${category.id}'.`);
    const use = sells(type);
    const brief: PictureBrief = {
      kind: use?.picture ?? type.picture,
      brand: 'Fachwerk',
      title: use?.noun ?? type.noun,
      attributes: {},
      seed: category.id,
    };
    return { ...category, brief, picture: categoryPictureAddress(category.id, brief) };
  });
}
