import type {
  AttributeValue,
  CatalogueDocument,
  CatalogueEnergyLabel,
  CatalogueHazards,
  CataloguePresentation,
  PictureVariants,
} from '@fachwerk/shared/catalogue-format';

/** Raise it when records or tiles are built differently: stored ones are rewritten at the next start. */
export const RECORD_FORMAT = 7;

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
  /** Sold in stores only, after advice. */
  needsAdvice: boolean;
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

/** The part of a product that its tile shows; a tenth of the record. */
export interface TileRecord extends Pick<ProductRecord, TileColumn> {
  item: Omit<ItemRecord, 'attributes'>;
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
  const { attributes, ...item } = itemForTile(product.productId, variants);
  const hexColor = Object.values({ ...product.attributes, ...attributes }).find(({ hex }) => hex)?.hex;
  return {
    ...{ productId, name, slug, brand, energyLabel, presentation, ratingAverage, ratingCount },
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
