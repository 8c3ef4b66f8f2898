/** A catalogue as the readers of the import format yield it. Money is integer cents including VAT. */

/** A node of the category tree, three levels at most. Products belong to nodes of the deepest level. */
export interface CatalogueCategory {
  id: string;
  parentId: string | null;
  level: 1 | 2 | 3;
  name: string;
  /** Last path segment; the path of a category is the slugs from the root joined by "/". */
  slug: string;
  /** Order among the siblings. */
  position: number;
  /** Address of the picture in menus and tiles. Null takes it away; absent, a known one stays. */
  picture?: string | null;
}

/** Decides how the values of an attribute are compared and filtered. */
export type AttributeKind = 'text' | 'number' | 'colour';

/** An attribute of one or more product types, e.g. thread, length, voltage. */
export interface CatalogueAttribute {
  /** Name in URLs and facets, e.g. "laenge-mm". */
  id: string;
  /** Shown to shoppers, e.g. "Länge". */
  label: string;
  kind: AttributeKind;
  /** Shown behind numbers, e.g. "mm". Null takes it away; absent, a known one stays. */
  unit?: string | null;
  /** Offered as a filter on lists. */
  facet: boolean;
  /** Hex values by colour name, for attributes of the kind "colour". */
  colours?: Readonly<Record<string, string>>;
}

/**
 * Prices that differ from those of the online shop: in a zone of stores, in one store, for one firm. A store
 * has at most one zone and one list of its own, which has priority.
 */
export interface CataloguePriceList {
  id: string;
  kind: 'zone' | 'store' | 'firm';
  name: string;
  /** Company ids of the stores where the list applies. Absent: those of a known list stay. */
  stores?: readonly string[];
}

/** Categories, attributes and price lists that products refer to. */
export interface CatalogueFrame {
  categories: readonly CatalogueCategory[];
  attributes: readonly CatalogueAttribute[];
  priceLists?: readonly CataloguePriceList[];
  /** Which products go with which, the most important first: the first rules of a product fill its places. */
  fits?: readonly CatalogueFitRule[];
}

/** Products of some categories go with products of another one. Categories are named by their ids. */
export interface CatalogueFitRule {
  /** Categories of the product, each with those below it. */
  of: readonly string[];
  /** Category of the products that go with it. */
  fits: string;
  /** Attributes that have to agree. A product without the attribute does not match the rule. */
  same?: readonly {
    /** Attribute of the product. */
    own: string;
    /** Facet of the products that go with it; by default the same attribute. */
    other?: string;
    /** Text of the own value to the matching texts; by default the same text. */
    values?: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Facets of the products that go with it, with the texts of which one is required. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Batteries fit the tools of their brand only. */
  isSameBrand?: true;
  reason?: {
    /** What shoppers read; `{value}` stands for the value of the attribute: "Passender Bit: {value}". */
    text: string;
    /** Attribute of the product. Without its value the products are shown without a reason. */
    own: string;
  };
}

/** VAT in basis points. */
export type TaxRate = 1900 | 700 | 0;
export const DEFAULT_TAX_RATE: TaxRate = 1900;

/** A price of an item in a price list other than the online list. */
export interface CatalogueListPrice {
  listId: string;
  /** Null ends the price: the item has its next price (zone, online) there again. */
  cents: number | null;
  /** Earlier prices, oldest first, and the current price; `from` is an ISO instant. */
  history?: readonly { cents: number; from: string }[];
}

/** A value: `text` is shown ("4 × 40 mm"), `number` is used for ranges and order, `hex` for colours. */
export interface AttributeValue {
  text: string;
  number?: number;
  hex?: string;
}

export type ContentUnit = 'kg' | 'l' | 'm' | 'm²' | 'Stück';

/** Reasons of BGB §312g(2): goods without a right of withdrawal. */
export const WITHDRAWAL_EXCLUSIONS = ['CUT_TO_SIZE', 'MIXED_PAINT', 'HYGIENE', 'MIXED_GOODS'] as const;
export type WithdrawalExclusion = (typeof WITHDRAWAL_EXCLUSIONS)[number];

/** BattDG: batteries of devices, and starter batteries, which have a deposit. */
export const BATTERY_KINDS = ['DEVICE', 'VEHICLE'] as const;
export type BatteryKind = (typeof BATTERY_KINDS)[number];

/**
 * Explosives precursors of Regulation (EU) 2019/1148: RESTRICTED (Annex I, above its limits) is not sold to
 * private persons; of REPORTABLE (Annex II) suspicious transactions are reported.
 */
export const PRECURSOR_KINDS = ['RESTRICTED', 'REPORTABLE'] as const;
export type PrecursorKind = (typeof PRECURSOR_KINDS)[number];

/** What follows the CE marking of a construction product: Regulation (EU) 2024/3110, Art. 18(2). */
interface CatalogueConformityMarking {
  /** The last two digits of the year in which the marking was first affixed, e.g. "26". */
  year: string;
  /** Code of the product type. */
  productType: string;
  /** Number of the declaration of performance and conformity. */
  declaration: string;
  /** Four digits of the notified body, if one took part. */
  notifiedBody?: string;
}

export const GUARANTEE_SCOPES = ['FULL', 'PARTIAL'] as const;

/** The statement of the producer's guarantee: BGB §479(1), EGBGB Art. 246a §1(1) 12. */
export interface CatalogueGuarantee {
  /** FULL: for the durability of the whole item, free of charge. Only such a guarantee has the label. */
  scope: (typeof GUARANTEE_SCOPES)[number];
  /** Model identifier of the producer, which fits the label. */
  model: string;
  guarantor: string;
  address: string;
  /** Where it holds, e.g. "Europäische Union". */
  territory: string;
  /** Terms, and what a buyer does to use it. */
  terms: string;
  /** https address of the guarantor's own page about it. */
  link?: string;
}

/** What the law requires when the item is sold. Marks that need a proof are in `SALE_PROOFS`. */
export interface CatalogueDuties {
  withdrawalExclusion?: WithdrawalExclusion;
  /** Biocides and plant protection: sold only after advice by trained staff (ChemBiozidDV §10). */
  needsAdvice?: true;
  /** Split air conditioners and other open F-gas devices: Regulation (EU) 2024/573 Art. 11(7). */
  needsInstaller?: true;
  precursor?: PrecursorKind;
  /** ChemVerbotsV Annex 2, entry 1: toxic, or harmful to health in certain ways. */
  poison?: true;
  /** Not for minors: checked at the handover. */
  ageCheck?: true;
  /** Electrical device: category 1 to 6 of ElektroG §2. */
  deviceCategory?: number;
  battery?: BatteryKind;
  /** Photovoltaics: 0 % VAT for operators (UStG §12(3)); the price includes the usual rate. */
  zeroTax?: true;
  /** Duration of the producer's guarantee. */
  guaranteeMonths?: number;
  guaranteeStatement?: CatalogueGuarantee;
  /** The producer supplies spare parts at least for these years after the last piece is sold. */
  sparePartYears?: number;
  /** The producer supplies free software updates at least for these years. */
  updateYears?: number;
  /** Address of the producer's information about repairs. */
  repairInfo?: string;
  conformityMarking?: CatalogueConformityMarking;
  /** Address of the environmental label of a construction product: Regulation (EU) 2024/3110, Art. 22(9). */
  environmentLabel?: string;
  /** https address of the digital product passport ((EU) 2024/1781, 2024/3110, 2023/1542). */
  passport?: string;
  /** Costs of the waste of its batteries, part of the price, in cents ((EU) 2023/1542, Art. 74(5)). */
  wasteCosts?: number;
  /** Who supplies the item; not shown. Its history is kept (Directive (EU) 2024/2853). */
  supplier?: string;
  /** The responsible operator in the EU, where the producer is outside ((EU) 2023/988, Art. 16, 19). */
  euOperator?: string;
  /** Reference numbers of due diligence statements (Regulation (EU) 2023/1115), separated by " | ". */
  dueDiligence?: string;
  /** ISO date from which on the three hold. */
  suppliedSince?: string;
}

/** One variant of a product, with its own article number, EAN, price and stock. */
export interface CatalogueItem {
  /** Article number, digits only, unique in the shop. */
  itemId: string;
  /** 13 digits of the in-store range (2…) with a valid check digit. */
  ean: string;
  /** The values that distinguish the variants; the keys are the product's `variantAttributes`. */
  attributes: Record<string, AttributeValue>;
  /** The current price of the online shop, in cents including VAT. */
  priceCents: number;
  /** `DEFAULT_TAX_RATE` if absent. */
  taxRate?: TaxRate;
  /** Refunded when the piece is returned, in cents per piece; not part of the price (PAngV §7). */
  depositCents?: number;
  duties?: CatalogueDuties;
  /** Lists that are not mentioned keep their price. */
  prices?: readonly CatalogueListPrice[];
  /** Recommended retail price of the producer in cents. */
  rrpCents?: number;
  /** Earlier prices, oldest first, and the current price; `from` is an ISO instant. */
  priceHistory: readonly { cents: number; from: string }[];
  /** Contents for the unit price (PAngV §4), e.g. 25 kg; absent for goods sold by the piece. */
  content?: { amount: number; unit: ContentUnit };
  /** Stock of the online warehouse. Absent: that of a known item stays, a new one has none. */
  onlineStock?: number;
  /** ISO date of the next delivery to the online warehouse, if it is known. */
  nextDelivery?: string;
  /** Delivery time in working days. */
  deliveryDays: { min: number; max: number };
  weightGrams: number;
  /** Addresses of the pictures, the main one first. Of a picture in several widths, the largest. */
  pictures: readonly string[];
  /** By the position of the picture; absent when no picture has any. */
  pictureVariants?: readonly PictureVariants[];
}

/** One width of a bitmap, in pixels. */
export type PictureSource = { src: string; width: number };

/** Other files of the same picture. */
export interface PictureVariants {
  /** Narrowest first. */
  sources?: PictureSource[];
  /** Another crop for phones. */
  mobileSrc?: string;
  mobileSources?: PictureSource[];
  /** For browsers that cannot show the picture, and when it does not load. */
  fallbackSrc?: string;
}

/** EU energy label: scale A-G, or the old scale for groups that are not rescaled. */
export interface CatalogueEnergyLabel {
  level: string;
  scaleHigh: string;
  scaleLow: string;
  isOldScale: boolean;
  /** EPREL group, e.g. "lightsources". */
  group: string;
  /** Address of the supplier's own label: Regulation (EU) 2019/2015, Annex V. */
  file?: string;
  /** Registration number in EPREL: digits. */
  registration?: string;
}

/** Kinds of product documents, in the order of the page. */
export const PRODUCT_DOCUMENT_KINDS = ['data-sheet', 'performance', 'safety', 'manual', 'data'] as const;
/**
 * Data sheet, declaration of performance (EU) 2024/3110, safety data sheet (EC) 1907/2006, manual, and
 * information about the data of a connected product (EU) 2023/2854 Art. 3(2), (3).
 */
export type ProductDocumentKind = (typeof PRODUCT_DOCUMENT_KINDS)[number];

/** One document per kind and language. */
export interface CatalogueDocument {
  kind: ProductDocumentKind;
  /** ISO 639-1, e.g. "de". */
  language: string;
  /** Path of the shop or https address; without one, the shop makes a sample from the data of the product. */
  address?: string;
  /** In bytes; only with an address. */
  size?: number;
}

/** Pictograms of Regulation (EC) 1272/2008 (CLP), Annex V. */
export const HAZARD_PICTOGRAMS = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type HazardPictogram = (typeof HAZARD_PICTOGRAMS)[number];

/** Regulation (EC) 1272/2008, Art. 20. */
export const SIGNAL_WORDS = ['DANGER', 'WARNING'] as const;
export type SignalWord = (typeof SIGNAL_WORDS)[number];

/** What the label of a dangerous mixture states: Regulation (EC) 1272/2008, Art. 17. */
export interface CatalogueHazards {
  pictograms: readonly HazardPictogram[];
  signalWord?: SignalWord;
  /** Codes of H, EUH and P phrases, with the words that the producer chooses: "H222", "P280 Augenschutz". */
  phrases: readonly string[];
}

/** What a tile shows besides the facts. */
export interface CataloguePresentation {
  /** A badge, e.g. "Neu"; colours as #rrggbb; `basis`: what the rank of a "Bestseller" is measured by. */
  disruptor?: { name: string; backgroundColor: string; textColor: string; basis?: string };
  /** A picture above that of the product, e.g. a test seal. */
  imageDisruptor?: { src: string; alt: string };
  /** Address of the product information sheet. */
  sheet?: string;
  /** Relation to the central range of the purchasing group. */
  hbcItemRelation?: string;
  /** Address of the brand's picture. */
  brandImage?: string;
  /** Proof of what the texts claim about the environment: certificate and number, or its address. */
  claimProof?: string;
}

/** An item that leaves the catalogue. */
export interface DiscontinuedItem {
  itemId: string;
  productId: string;
  /** Article number of the item that the shop names instead. */
  successorId?: string;
  /** The successor is the same item under another number. */
  isReplaced: boolean;
  /** For an item that the shop has never had; otherwise taken from the catalogue. */
  shown?: { name: string; brand: string; categoryId: string; ean?: string };
}

export interface CatalogueProduct {
  productId: string;
  name: string;
  slug: string;
  brand: string;
  categoryId: string;
  /** German plurals and synonyms for the search, e.g. "Akkubohrer". */
  searchTerms: readonly string[];
  /** Two to five sentences. */
  description: string;
  /** Three to six selling points, one line each. */
  features: readonly string[];
  /** Values that all variants share. */
  attributes: Record<string, AttributeValue>;
  /** Attribute ids in which the variants differ; empty when there is one item. */
  variantAttributes: readonly string[];
  items: readonly CatalogueItem[];
  energyLabel?: CatalogueEnergyLabel;
  /** General Product Safety Regulation (EU) 2023/988, Art. 19. */
  producer: { name: string; address: string; email: string };
  warnings: readonly string[];
  presentation?: CataloguePresentation;
  documents?: readonly CatalogueDocument[];
  hazards?: CatalogueHazards;
  /** Average from 0 to 5 with one decimal, and the number of reviews. */
  rating: { average: number; count: number };
  /** Higher means more sales; the order "Beliebtheit" uses it. */
  popularity: number;
  /** ISO date of the first listing. */
  listedSince: string;
}
