import type {
  AttributeValue,
  CatalogueDocument,
  CatalogueDuties,
  CatalogueEnergyLabel,
  CatalogueHazards,
  CataloguePresentation,
  PictureVariants,
} from '@fachwerk/shared/catalogue-format';
import type { StoreProof } from '@fachwerk/shared/rules';

/** Raise it when records or tiles are built differently: stored ones are rewritten at the next start. */
export const RECORD_FORMAT = 9;

/** A variant of a product, as of the last import of the product. */
export interface ItemRecord {
  itemId: string;
  ean: string;
  attributes: Record<string, AttributeValue>;
  /** Online. */
  priceCents: number;
  /** VAT in basis points. */
  taxRate: number;
  rrpCents: number | null;
  contentAmount: number | null;
  contentUnit: string | null;
  deliveryMin: number;
  deliveryMax: number;
  /** In the online warehouse and not reserved. */
  available: number;
  /** ISO date of the next delivery to the warehouse; null when it is not known. */
  nextDelivery: string | null;
  /** Sold in stores only, against this proof. */
  storeProof?: StoreProof;
  /** A recall is open: it is not sold. */
  isRecalled?: boolean;
  /** The open ones, oldest first; absent without one. */
  recalls?: { recallId: string; title: string }[] | null;
  duties: CatalogueDuties;
  /** Per piece, not part of the price. */
  depositCents: number;
  weightGrams: number;
  /** 0 if it is not known. */
  lengthMm: number;
  /** Addresses, the main one first. */
  pictures: string[];
  /** By the position of the picture; may be shorter than `pictures`. */
  pictureVariants: PictureVariants[];
  /** Online, oldest first; `validFrom` in ISO format. */
  priceHistory: { cents: number; validFrom: string }[];
}

export interface ProductRecord {
  productId: string;
  name: string;
  slug: string;
  brand: string;
  categoryId: string;
  description: string;
  features: string[];
  attributes: Record<string, AttributeValue>;
  variantAttributes: string[];
  energyLabel: CatalogueEnergyLabel | null;
  producer: { name: string; address: string; email: string };
  warnings: string[];
  presentation: CataloguePresentation;
  documents: CatalogueDocument[];
  hazards: CatalogueHazards | null;
  ratingAverage: number;
  ratingCount: number;
  /** In the order of the catalogue. */
  items: ItemRecord[];
}

type TileColumn =
  | 'productId'
  | 'name'
  | 'slug'
  | 'brand'
  | 'features'
  | 'energyLabel'
  | 'presentation'
  | 'ratingAverage'
  | 'ratingCount';

/** What only the page of an item shows. */
type PageField = 'attributes' | 'duties' | 'weightGrams' | 'lengthMm' | 'recalls';

/** The part of a product that its tile shows; a tenth of the record. */
export interface TileRecord extends Pick<ProductRecord, TileColumn> {
  item: Omit<ItemRecord, PageField>;
  isFirstItem: boolean;
  isFromPrice: boolean;
  /** How many values the variants have, by variant attribute. */
  variations: { id: string; count: number }[];
  hexColor?: string;
}

const FEATURES = 3;
const PICTURES = 2;

/** `variants` are those that the tile stands for; by default all. */
export function tileRecord(
  product: ProductRecord,
  variants: readonly ItemRecord[] = product.items,
): TileRecord {
  const { productId, name, slug, brand, features, energyLabel, presentation } = product;
  const { ratingAverage, ratingCount } = product;
  const shown = itemForTile(product.productId, variants);
  const {
    attributes,
    duties: _,
    weightGrams: _weight,
    lengthMm: _length,
    recalls: _recalls,
    ...item
  } = shown;
  const hexColor = Object.values({ ...product.attributes, ...attributes }).find(({ hex }) => hex)?.hex;
  return {
    productId,
    name,
    slug,
    brand,
    energyLabel,
    presentation,
    ratingAverage,
    ratingCount,
    features: features.slice(0, FEATURES),
    item: {
      ...item,
      pictures: item.pictures.slice(0, PICTURES),
      pictureVariants: item.pictureVariants.slice(0, PICTURES),
    },
    isFirstItem: item.itemId === product.items[0]?.itemId,
    isFromPrice: new Set(variants.map(({ priceCents }) => priceCents)).size > 1,
    variations: product.variantAttributes.map((id) => ({ id, count: valuesOf(product, id).length })),
    ...(hexColor ? { hexColor } : {}),
  };
}

/** The variant that represents the product in lists: the cheapest available one, otherwise the cheapest. */
function itemForTile(productId: string, variants: readonly ItemRecord[]): ItemRecord {
  const cheapest = (items: readonly ItemRecord[]) =>
    items.reduce<ItemRecord | undefined>(
      (best, item) => (best && best.priceCents <= item.priceCents ? best : item),
      undefined,
    );
  const item = cheapest(variants.filter(({ available }) => available > 0)) ?? cheapest(variants);
  if (!item) throw new Error(`Product ${productId} has no items.`);
  return item;
}

/** Unique values of one attribute over all variants, in the order of the catalogue. */
export function valuesOf(product: ProductRecord, attributeId: string): AttributeValue[] {
  const values = product.items.flatMap((item) => item.attributes[attributeId] ?? []);
  return [...new Map(values.map((value) => [value.text, value])).values()];
}
