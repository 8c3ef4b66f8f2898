/** A catalogue as the readers of the import format yield it. Money is integer cents including VAT. */

/** A node of the category tree, three levels at most. Products hang on the deepest one. */
export interface CatalogueCategory {
  id: string;
  parentId: string | null;
  level: 1 | 2 | 3;
  name: string;
  /** Last path segment; the path of a category is the slugs from the root joined by "/". */
  slug: string;
  /** Order among the siblings. */
  position: number;
  /** Address of the picture in menus and tiles. */
  picture?: string;
}

/** How a value of an attribute is compared and filtered. */
export type AttributeKind = 'text' | 'number' | 'colour';

/** An attribute of one or more product types, e.g. thread, length, voltage. */
export interface CatalogueAttribute {
  /** Name in URLs and facets, e.g. "laenge-mm". */
  id: string;
  /** For shoppers, e.g. "Länge". */
  label: string;
  kind: AttributeKind;
  /** Shown behind numbers, e.g. "mm". */
  unit?: string;
  /** Offered as a filter on lists. */
  facet: boolean;
  /** Hex values by colour name, for attributes of the kind "colour". */
  colours?: Readonly<Record<string, string>>;
}

/** What products refer to: categories and attributes. */
export interface CatalogueFrame {
  categories: readonly CatalogueCategory[];
  attributes: readonly CatalogueAttribute[];
}

/** A value: `text` is for shoppers ("4 x 40 mm"); `number` for ranges and order; `hex` for colours. */
export interface AttributeValue {
  text: string;
  number?: number;
  hex?: string;
}

export type ContentUnit = 'kg' | 'l' | 'm' | 'm²' | 'Stück';

/** What can be ordered: one variant of a product with its own article number, EAN, price and stock. */
export interface CatalogueItem {
  /** Article number, digits only, unique in the shop. */
  itemId: string;
  /** 13 digits of the in-store range (2…) with a right check digit. */
  ean: string;
  /** The values that tell this variant from its siblings; the keys are the product's `variantAttributes`. */
  attributes: Record<string, AttributeValue>;
  /** The current price, in cents including VAT. */
  priceCents: number;
  /** Recommended retail price in cents, if the producer gives one. */
  rrpCents?: number;
  /** Older prices, oldest first; `from` is an ISO instant. The current price stands last. */
  priceHistory: readonly { cents: number; from: string }[];
  /** Contents for the unit price (PAngV §4), e.g. 25 kg; absent for goods sold by the piece. */
  content?: { amount: number; unit: ContentUnit };
  /** Pieces that the online warehouse has. */
  onlineStock: number;
  /** Delivery time in working days. */
  deliveryDays: { min: number; max: number };
  weightGrams: number;
  /** Addresses of the pictures, the main one first. */
  pictures: readonly string[];
}

/** EU energy label of a product: new scale A-G, or the old one where the group is not rescaled yet. */
export interface CatalogueEnergyLabel {
  level: string;
  scaleHigh: string;
  scaleLow: string;
  isOldScale: boolean;
  /** EPREL group, e.g. "lightsources". */
  group: string;
}

export interface CatalogueProduct {
  productId: string;
  name: string;
  slug: string;
  brand: string;
  categoryId: string;
  /** German plural words that a shopper would also search for, e.g. "Akkubohrer". */
  searchTerms: readonly string[];
  /** Two to five sentences. */
  description: string;
  /** Three to six selling points, a line each. */
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
  /** 0 to 5 with one decimal, and how many reviews it stands on. */
  rating: { average: number; count: number };
  /** Sales rank signal, higher sells more; decides "Beliebtheit". */
  popularity: number;
  /** ISO date of the first listing. */
  listedSince: string;
}
