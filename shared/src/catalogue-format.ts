/** The import format of catalogues: types and rules for the programs that read and write it. */
export { attributeValue } from './catalogue-format/attribute-value';
export {
  type AttributeKind,
  type AttributeValue,
  type CatalogueAttribute,
  type CatalogueCategory,
  type CatalogueEnergyLabel,
  type CatalogueFrame,
  type CatalogueItem,
  type CatalogueListPrice,
  type CataloguePresentation,
  type CataloguePriceList,
  type CatalogueProduct,
  type ContentUnit,
  DEFAULT_TAX_RATE,
  type PictureSource,
  type PictureVariants,
  type TaxRate,
} from './catalogue-format/catalogue-types';
export { eanCheckDigit, inStoreEan, isEan13 } from './catalogue-format/ean';
export { formatGermanNumber, slugify } from './catalogue-format/german-text';
