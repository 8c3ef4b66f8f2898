/** The import format of catalogues: its types and rules, for the API that reads it and for programs that write it. */
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
} from './catalogue-format/catalogue-types';
export { eanCheckDigit, inStoreEan, isEan13 } from './catalogue-format/ean';
export { formatGermanNumber, slugify } from './catalogue-format/german-text';
