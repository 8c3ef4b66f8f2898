/** The import format of catalogues: types and rules for the programs that read and write it. */
export { attributeValue } from './catalogue-format/attribute-value';
export type {
  AttributeKind,
  AttributeValue,
  CatalogueAttribute,
  CatalogueCategory,
  CatalogueEnergyLabel,
  CatalogueFrame,
  CatalogueItem,
  CatalogueProduct,
  ContentUnit,
  PictureSource,
  PictureVariants,
} from './catalogue-format/catalogue-types';
export { eanCheckDigit, inStoreEan, isEan13 } from './catalogue-format/ean';
export { formatGermanNumber, slugify } from './catalogue-format/german-text';
