import * as z from 'zod/mini';
import {
  BATTERY_KINDS,
  GUARANTEE_SCOPES,
  HAZARD_PICTOGRAMS,
  PRODUCT_DOCUMENT_KINDS,
} from '../../catalogue-format/catalogue-types';
import { STORE_PROOFS } from '../../rules/sale-proofs';
import { Link } from '../kernel/link';
import { DisplayPrice, PricesInfo } from '../kernel/prices';
import { Availability, CollectableFrom, NextDelivery } from '../stores/availability';

/** One width of a bitmap, in pixels. */
const ImageSource = z.looseObject({ src: Link, width: z.int() });

export const ProductImage = z.looseObject({
  src: Link,
  /** Files of a bitmap by width, narrowest first; `src` is the widest. */
  sources: z.optional(z.array(ImageSource)),
  /** Another crop for phones. */
  mobileSrc: z.optional(Link),
  mobileSources: z.optional(z.array(ImageSource)),
  fallbackSrc: z.optional(Link),
  alt: z.string(),
});
export type ProductImage = z.output<typeof ProductImage>;

/** EU energy label: class, colour as #rrggbb, and the range of its scale. */
export const EnergyLabel = z.looseObject({
  id: z.string(),
  level: z.string(),
  color: z.string(),
  /** Page of the label and the data sheet. */
  dataSheet: z.optional(Link),
  scale: z.looseObject({ high: z.string(), low: z.string(), old: z.boolean() }),
  productId: z.optional(z.string()),
  /** Product group of the EU register EPREL, e.g. "lightsources". */
  group: z.optional(z.string()),
  /** The supplier's own label, a picture. */
  labelFile: z.optional(Link),
  /** Entry of the model in EPREL, to which the QR code of the label leads. */
  register: z.optional(z.string()),
});
export type EnergyLabel = z.output<typeof EnergyLabel>;

/** A price of one list. */
const ListPrice = z.looseObject({ priceList: z.string(), displayPrice: DisplayPrice });

/** The lists are part of answers with `fields=all` or `companyId`. */
const TilePrice = z.looseObject({
  isFromPrice: z.boolean(),
  /** All prices that a visitor may choose from, the store's first. */
  prices: z.optional(z.array(ListPrice)),
  /** Prices of goods that are reserved in the store `companyId`. */
  reservationPrices: z.optional(z.array(ListPrice)),
  onlinePrices: z.optional(z.array(ListPrice)),
});

/** Presentation by the catalogue, and what depends on the store `companyId` of the request. */
const offerFields = {
  /** What can be sold: 0 to 99 pieces, of the online warehouse (`companyId` is "online") and of the store. */
  stocks: z.optional(
    z.array(z.looseObject({ companyId: z.string(), status: Availability, quantity: z.int() })),
  ),
  reservationCollectableFrom: z.optional(CollectableFrom),
  /** A badge, e.g. "Neu"; the colours are #rrggbb. `basis`: what a rank is measured by. */
  productDisruptor: z.optional(
    z.looseObject({
      name: z.string(),
      backgroundColor: z.string(),
      textColor: z.string(),
      basis: z.optional(z.string()),
    }),
  ),
  /** A picture above that of the product, e.g. a test seal. */
  imageProductDisruptor: z.optional(z.looseObject({ src: Link, alt: z.string() })),
  /** Product information sheet. */
  sheet: z.optional(Link),
  /** Relation of the item to the central range of the purchasing group. */
  hbcItemRelation: z.optional(z.string()),
  brandImage: z.optional(z.looseObject({ src: Link })),
  /** Sold in stores only, against this proof; texts are `product.proof.<name>`. */
  storeProof: z.optional(z.enum(STORE_PROOFS)),
  /** The proof is advice. For pages of earlier releases. */
  needsAdvice: z.optional(z.boolean()),
};

/** Data of a product tile (specification 3, "Product tile"). */
export const ProductTile = z.looseObject({
  itemId: z.string(),
  productId: z.string(),
  ean: z.string(),
  name: z.string(),
  url: Link,
  images: z.array(ProductImage),
  brand: z.looseObject({ name: z.string() }),
  reviews: z.looseObject({ count: z.int() }),
  /** 0 to 5 with one decimal. */
  ratings: z.number(),
  price: TilePrice,
  pricesInfo: PricesInfo,
  statusOnline: Availability,
  /** StoreNotSet without `companyId`. */
  statusStore: Availability,
  ...offerFields,
  /** Online; only with the state CanBeOrdered. */
  nextDelivery: z.optional(NextDelivery),
  /** Working days. */
  minDeliveryTime: z.optional(z.int()),
  maxDeliveryTime: z.optional(z.int()),
  features: z.array(z.string()),
  /** Number of variants by attribute ("Farbe": 4); the options only with `fields=all`. */
  variations: z.array(
    z.looseObject({
      label: z.string(),
      count: z.int(),
      options: z.optional(z.array(z.looseObject({ value: z.string(), hexColor: z.optional(z.string()) }))),
    }),
  ),
  hexColor: z.optional(z.string()),
  eeLabels: z.array(EnergyLabel),
});
export type ProductTile = z.output<typeof ProductTile>;

/** One option of a variant attribute; `url` is the page of that variant. */
export const VariantOption = z.looseObject({
  value: z.string(),
  hexColor: z.optional(z.string()),
  itemId: z.string(),
  url: Link,
  selected: z.boolean(),
  statusOnline: Availability,
});
export const Variation = z.looseObject({
  id: z.string(),
  label: z.string(),
  options: z.array(VariantOption),
});
export type Variation = z.output<typeof Variation>;

export const Breadcrumb = z.looseObject({ name: z.string(), url: Link });
export type Breadcrumb = z.output<typeof Breadcrumb>;

/** A file about a product, under an address of the shop. */
export const ProductDocument = z.looseObject({
  kind: z.enum(PRODUCT_DOCUMENT_KINDS),
  /** ISO 639-1, e.g. "de". */
  language: z.string(),
  /** E.g. "Deutsch". */
  languageText: z.string(),
  url: Link,
  /** E.g. "PDF". */
  fileType: z.string(),
  /** E.g. "180 kB"; absent if it is not known. */
  sizeText: z.optional(z.string()),
});
export type ProductDocument = z.output<typeof ProductDocument>;

/** Label of a dangerous mixture, in German: Regulation (EC) 1272/2008 (CLP), Art. 17. */
export const ProductHazards = z.looseObject({
  /** E.g. { code: "GHS02", name: "Flamme" }. */
  pictograms: z.array(z.looseObject({ code: z.enum(HAZARD_PICTOGRAMS), name: z.string() })),
  /** "Gefahr" or "Achtung"; some mixtures have none. */
  signalWord: z.optional(z.string()),
  /** H, EUH and P phrases, e.g. { code: "H222", text: "Extrem entzündbares Aerosol." }. */
  phrases: z.array(z.looseObject({ code: z.string(), text: z.string() })),
});
export type ProductHazards = z.output<typeof ProductHazards>;

/**
 * The area that one sold unit covers, of an item for which the catalogue states it: `laid` goods once,
 * `painted` goods with one coat, `spread` goods such as seed.
 */
export const Coverage = z.looseObject({
  squareMetres: z.number(),
  use: z.enum(['laid', 'painted', 'spread']),
});
export type Coverage = z.output<typeof Coverage>;

/** A pack of the same goods, which differs from others in its content and price only. */
export const CoverPack = z.looseObject({
  itemId: z.string(),
  /** E.g. "10 l". */
  content: z.string(),
  squareMetres: z.number(),
  /** Price of a piece. */
  cents: z.int(),
  /** Pieces that can be ordered now. */
  maxQuantity: z.int(),
});
export type CoverPack = z.output<typeof CoverPack>;

/** The producer's guarantee, as BGB §479(1) has it stated. */
export const GuaranteeStatement = z.looseObject({
  months: z.int(),
  /** FULL: for the durability of the whole item. */
  scope: z.enum(GUARANTEE_SCOPES),
  /** Model identifier of the producer. */
  model: z.string(),
  guarantor: z.string(),
  address: z.string(),
  /** Where it holds. */
  territory: z.string(),
  /** Terms, and what a buyer does to use it. */
  terms: z.string(),
  /** The guarantor's own page. */
  link: z.optional(Link),
});
export type GuaranteeStatement = z.output<typeof GuaranteeStatement>;

/** An open recall of an item: its number, and the name of the product. */
export const RecallNote = z.looseObject({ recallId: z.string(), title: z.string() });
export type RecallNote = z.output<typeof RecallNote>;

/** `GET /rest/products/{productId}/?itemId=`: one product, the chosen item first. */
export const ProductDetail = z.looseObject({
  productId: z.string(),
  itemId: z.string(),
  ean: z.string(),
  name: z.string(),
  /** Text of the chosen variant, e.g. "4 × 40 mm, 200 Stück"; empty for a single item. */
  variantName: z.string(),
  url: Link,
  brand: z.looseObject({ name: z.string() }),
  category: z.looseObject({ id: z.string(), name: z.string(), url: Link }),
  breadcrumbs: z.array(Breadcrumb),
  images: z.array(ProductImage),
  description: z.string(),
  features: z.array(z.string()),
  attributes: z.array(z.looseObject({ label: z.string(), value: z.string() })),
  variations: z.array(Variation),
  price: TilePrice,
  pricesInfo: PricesInfo,
  coverage: z.optional(Coverage),
  /** With `coverage`: the packs that can be ordered now, also other than the chosen one. */
  coverPacks: z.optional(z.array(CoverPack)),
  statusOnline: Availability,
  /** StoreNotSet without `companyId`. */
  statusStore: Availability,
  /** For an item that is not available online: whether any store has it. Independent of `companyId`. */
  isInAnyStore: z.optional(z.boolean()),
  ...offerFields,
  /** Not for minors; the age is checked at the handover. */
  ageCheck: z.optional(z.boolean()),
  /** The right of withdrawal has no exception for this item (BGB §312g(2)): its return is free. */
  hasFreeReturn: z.optional(z.boolean()),
  /** Online; only with the state CanBeOrdered. */
  nextDelivery: z.optional(NextDelivery),
  /** For an order of one piece of this item alone, and the value of the goods from which it is free. */
  shipping: z.looseObject({
    price: DisplayPrice,
    freeFrom: DisplayPrice,
    /** Too heavy or too long for a parcel: a forwarding agent brings it, for the same price. */
    isBulky: z.optional(z.boolean()),
  }),
  /** Largest quantity of a cart line now. */
  maxStock: z.int(),
  minDeliveryTime: z.optional(z.int()),
  maxDeliveryTime: z.optional(z.int()),
  reviews: z.looseObject({ count: z.int() }),
  ratings: z.number(),
  eeLabels: z.array(EnergyLabel),
  /** General Product Safety Regulation (EU) 2023/988, Art. 19. */
  safety: z.looseObject({
    producer: z.looseObject({ name: z.string(), address: z.string(), email: z.string() }),
    warnings: z.array(z.string()),
    /** Where the producer is outside of the EU. */
    euOperator: z.optional(z.string()),
  }),
  /** What the shop takes back without charge (BattDG, ElektroG). */
  takeBack: z.optional(
    z.looseObject({
      battery: z.optional(z.enum(BATTERY_KINDS)),
      /** An old device: in stores only, or also at the delivery of this one. */
      device: z.optional(z.enum(['store', 'delivery'])),
    }),
  ),
  /**
   * The producer's, on durability: longer than two years, for the whole item, without extra costs. Pictures
   * of the official label with its values (Implementing Regulation (EU) 2025/1960).
   */
  guarantee: z.optional(
    z.looseObject({
      months: z.int(),
      labelUrl: z.optional(Link),
      /** The small display, whose first click, hover or touch shows the label. */
      nestedLabelUrl: z.optional(Link),
    }),
  ),
  guaranteeStatement: z.optional(GuaranteeStatement),
  /** Statements of the producer. */
  repair: z.optional(
    z.looseObject({
      sparePartYears: z.optional(z.int()),
      updateYears: z.optional(z.int()),
      /** Information about repairs. */
      url: z.optional(Link),
    }),
  ),
  /** Construction products: Regulation (EU) 2024/3110, Art. 29(2), 18(2), 22(9). */
  construction: z.optional(
    z.looseObject({
      conformityMarking: z.optional(
        z.looseObject({
          /** Two digits, e.g. "26". */
          year: z.string(),
          productType: z.string(),
          declaration: z.string(),
          notifiedBody: z.optional(z.string()),
        }),
      ),
      environmentLabel: z.optional(Link),
    }),
  ),
  /** Proof of what the texts claim about the environment (UWG §5). */
  claimProof: z.optional(z.string()),
  /** Open recalls of this item, oldest first: it is not sold. */
  recalls: z.optional(z.array(RecallNote)),
  /** Digital product passport, always on another site. */
  passport: z.optional(z.string()),
  /** Costs of the waste of its batteries, part of the price (Regulation (EU) 2023/1542, Art. 74(5)). */
  wasteCosts: z.optional(DisplayPrice),
  documents: z.array(ProductDocument),
  hazards: z.optional(ProductHazards),
});
export type ProductDetail = z.output<typeof ProductDetail>;
