import type {
  CatalogueDocument,
  CatalogueDuties,
  ProductDocumentKind,
} from '@fachwerk/shared/catalogue-format';
import type { ProductType } from './product-type';
import { buildingTypes } from './product-types/building';

/** Building products in the sense of Regulation (EU) 305/2011. */
const BUILDING = new Set(buildingTypes.map(({ id }) => id));
export const isBuildingProduct = (typeId: string): boolean => BUILDING.has(typeId);

/** Mixtures that need a safety data sheet. */
const CHEMICALS = new Set(
  `zement moertel fliesenkleber fugenmoertel spachtelmasse wandfarbe fassadenfarbe lack lasur spruehlack
  grundierung dichtstoff holzleim bauschaum reiniger duenger motoroel poolpflege`.split(/\s+/),
);

/** Documents of a product, made by the shop from its data. */
export function sampleDocuments({ id }: ProductType, duties: CatalogueDuties): CatalogueDocument[] {
  const kinds: ProductDocumentKind[] = [
    'data-sheet',
    ...(isBuildingProduct(id) ? (['performance'] as const) : []),
    ...(CHEMICALS.has(id) ? (['safety'] as const) : []),
    ...(duties.deviceCategory === undefined ? [] : (['manual'] as const)),
  ];
  return kinds.map((kind) => ({ kind, language: 'de' }));
}
