import type { AttributeValue } from '@fachwerk/shared/catalogue-format';
import type { ProductDetail, ProductImage, ProductTile } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import { energyLabel } from '../catalogue/energy-label';
import { type PricePoint, pricesInfo } from '../catalogue/price-rules';
import { categoryUrl, productUrl } from '../catalogue/urls';
import { productImage } from '../pictures/picture-view';
import type { ItemRecord, ProductRecord } from './product-repository';

export interface ViewContext {
  snapshot: CatalogueSnapshot;
  histories: ReadonlyMap<string, readonly PricePoint[]>;
  now: Date;
}

/** The variant that represents the product in lists: the cheapest available one, otherwise the cheapest. */
export function itemForTile(product: ProductRecord): ItemRecord {
  const cheapest = (items: readonly ItemRecord[]) =>
    items.reduce<ItemRecord | undefined>(
      (best, item) => (best && best.priceCents <= item.priceCents ? best : item),
      undefined,
    );
  const item = cheapest(product.items.filter(({ available }) => available > 0)) ?? cheapest(product.items);
  if (!item) throw new Error(`Product ${product.productId} has no items.`);
  return item;
}

export const statusOnline = ({ available }: ItemRecord) => (available > 0 ? 'Available' : 'SoldOut');

/** "4 x 40 mm, 200 Stück" */
export const variantName = (product: ProductRecord, item: ItemRecord): string =>
  product.variantAttributes.flatMap((id) => item.attributes[id]?.text ?? []).join(', ');

export const itemUrl = (product: ProductRecord, item: ItemRecord): string =>
  productUrl(product, item.itemId === product.items[0]?.itemId ? undefined : item.itemId);

export const itemContent = ({
  contentAmount,
  contentUnit,
}: Pick<ItemRecord, 'contentAmount' | 'contentUnit'>) =>
  contentAmount !== null && contentUnit !== null ? { amount: contentAmount, unit: contentUnit } : undefined;

const itemPrices = (item: ItemRecord, { histories, now }: ViewContext) =>
  pricesInfo(
    {
      priceCents: item.priceCents,
      rrpCents: item.rrpCents ?? undefined,
      content: itemContent(item),
      history: histories.get(item.itemId) ?? [],
    },
    now,
  );

/** At least one: an item without pictures gets the placeholder. */
function pictures({ brand, name }: ProductRecord, item: ItemRecord): ProductImage[] {
  const addresses = item.pictures.length > 0 ? item.pictures : [undefined];
  return addresses.map((address, index) =>
    productImage(
      address,
      item.pictureVariants[index],
      index === 0 ? `${brand} ${name}` : `${brand} ${name}, Ansicht ${index + 1}`,
    ),
  );
}

/** Unique values of one attribute over all variants, in the order of the catalogue. */
function valuesOf(product: ProductRecord, attributeId: string): AttributeValue[] {
  const values = product.items.flatMap((item) => item.attributes[attributeId] ?? []);
  return [...new Map(values.map((value) => [value.text, value])).values()];
}

const hexOf = (product: ProductRecord, item: ItemRecord): string | undefined =>
  Object.values({ ...product.attributes, ...item.attributes }).find(({ hex }) => hex)?.hex;

export function productTile(product: ProductRecord, context: ViewContext): ProductTile {
  const item = itemForTile(product);
  const hexColor = hexOf(product, item);
  return {
    itemId: item.itemId,
    productId: product.productId,
    ean: item.ean,
    name: product.name,
    url: itemUrl(product, item),
    images: pictures(product, item).slice(0, 2),
    brand: { name: product.brand },
    reviews: { count: product.ratingCount },
    ratings: product.ratingAverage,
    price: { isFromPrice: new Set(product.items.map(({ priceCents }) => priceCents)).size > 1 },
    pricesInfo: itemPrices(item, context),
    statusOnline: statusOnline(item),
    statusStore: 'StoreNotSet',
    minDeliveryTime: item.deliveryMin,
    maxDeliveryTime: item.deliveryMax,
    features: product.features.slice(0, 3),
    variations: product.variantAttributes
      .map((id) => ({
        label: context.snapshot.attributes.get(id)?.label ?? id,
        count: valuesOf(product, id).length,
      }))
      .filter(({ count }) => count > 1),
    ...(hexColor ? { hexColor } : {}),
    eeLabels: product.energyLabel ? [energyLabel(product.energyLabel, product.productId)] : [],
  };
}

export function productDetail(product: ProductRecord, item: ItemRecord, context: ViewContext): ProductDetail {
  const { snapshot } = context;
  const lineage = snapshot.lineageOf(product.categoryId);
  const category = lineage.at(-1);
  if (!category) throw new Error(`Product ${product.productId} has no category.`);
  const all = { ...product.attributes, ...item.attributes };
  return {
    productId: product.productId,
    itemId: item.itemId,
    ean: item.ean,
    name: product.name,
    variantName: variantName(product, item),
    url: itemUrl(product, item),
    brand: { name: product.brand },
    category: { id: category.id, name: category.name, url: categoryUrl(category.path) },
    breadcrumbs: lineage.map(({ name, path }) => ({ name, url: categoryUrl(path) })),
    images: pictures(product, item),
    description: product.description,
    features: product.features,
    attributes: [...snapshot.attributes.values()].flatMap(({ id, label }) => {
      const value = all[id];
      return value ? [{ label, value: value.text }] : [];
    }),
    variations: product.variantAttributes.map((id) => variation(product, item, id, snapshot)),
    pricesInfo: itemPrices(item, context),
    statusOnline: statusOnline(item),
    statusStore: 'StoreNotSet',
    maxStock: Math.min(MAX_LINE_QUANTITY, item.available),
    minDeliveryTime: item.deliveryMin,
    maxDeliveryTime: item.deliveryMax,
    reviews: { count: product.ratingCount },
    ratings: product.ratingAverage,
    eeLabels: product.energyLabel ? [energyLabel(product.energyLabel, product.productId)] : [],
    safety: { producer: product.producer, warnings: product.warnings },
  };
}

/** Each choice selects the variant that differs from the chosen one in the fewest other attributes. */
function variation(product: ProductRecord, chosen: ItemRecord, id: string, snapshot: CatalogueSnapshot) {
  const others = product.variantAttributes.filter((other) => other !== id);
  const agreement = (item: ItemRecord) =>
    others.filter((other) => item.attributes[other]?.text === chosen.attributes[other]?.text).length;
  const options = valuesOf(product, id).map((value) => {
    const [target] = product.items
      .filter((item) => item.attributes[id]?.text === value.text)
      .sort((a, b) => agreement(b) - agreement(a));
    const item = target ?? chosen;
    return {
      value: value.text,
      ...(value.hex ? { hexColor: value.hex } : {}),
      itemId: item.itemId,
      url: itemUrl(product, item),
      selected: chosen.attributes[id]?.text === value.text,
      statusOnline: statusOnline(item),
    } as const;
  });
  return { id, label: snapshot.attributes.get(id)?.label ?? id, options };
}
