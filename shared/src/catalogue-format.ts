/** The import format of catalogues: types and rules for the programs that read and write it. */
export { attributeValue } from './catalogue-format/attribute-value';
export {
  type AttributeKind,
  type AttributeValue,
  BATTERY_KINDS,
  type BatteryKind,
  type CatalogueAttribute,
  type CatalogueCategory,
  type CatalogueDocument,
  type CatalogueDuties,
  type CatalogueEnergyLabel,
  type CatalogueFitRule,
  type CatalogueFrame,
  type CatalogueHazards,
  type CatalogueItem,
  type CatalogueListPrice,
  type CataloguePresentation,
  type CataloguePriceList,
  type CatalogueProduct,
  type ContentUnit,
  DEFAULT_TAX_RATE,
  type DiscontinuedItem,
  HAZARD_PICTOGRAMS,
  type HazardPictogram,
  PRODUCT_DOCUMENT_KINDS,
  type ProductDocumentKind,
  type PictureSource,
  type PictureVariants,
  SIGNAL_WORDS,
  type SignalWord,
  type TaxRate,
  WITHDRAWAL_EXCLUSIONS,
  type WithdrawalExclusion,
} from './catalogue-format/catalogue-types';
export { canonicalGtin, eanCheckDigit, inStoreEan, isEan13 } from './catalogue-format/ean';
export { languageText } from './catalogue-format/language-text';
export { formatGermanNumber, slugify } from './catalogue-format/german-text';
