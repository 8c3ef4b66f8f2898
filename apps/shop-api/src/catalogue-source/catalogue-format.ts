/** Public entry: the types and rules of the import format, for programs that write it. */
export type {
  AttributeKind,
  AttributeValue,
  CatalogueAttribute,
  CatalogueCategory,
  CatalogueEnergyLabel,
  CatalogueItem,
  CatalogueProduct,
  ContentUnit,
  PictureBrief,
} from './catalogue-types';
export { eanCheckDigit, inStoreEan, isEan13 } from './ean';
export { formatGermanNumber, slugify } from './german-text';
