import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { canonicalGtin } from '@fachwerk/shared/catalogue-format';
import { isInstant } from '@fachwerk/shared/time';

export interface RejectedProduct {
  productId: string;
  field: string;
  reason: string;
}

/** What a product may refer to. */
export interface KnownIds {
  categoryIds: ReadonlySet<string>;
  attributeIds: ReadonlySet<string>;
  priceListIds: ReadonlySet<string>;
}

const ID = /^[A-Za-z0-9-]{1,64}$/;
const LARGEST_CENTS = 100_000_000;

/** The reason to reject a product; undefined for a valid one. */
export function findProblem(product: CatalogueProduct, known: KnownIds): RejectedProduct | undefined {
  const bad = (field: string, reason: string) => ({ productId: product.productId, field, reason });
  if (!ID.test(product.productId))
    return bad('productId', `'${product.productId}' is not an id (letters, digits, "-")`);
  if (!product.name.trim()) return bad('name', 'is empty');
  if (!/^[a-z0-9-]+$/.test(product.slug))
    return bad('slug', `'${product.slug}' is not a slug (a-z, 0-9, "-")`);
  if (!product.brand.trim()) return bad('brand', 'is empty');
  if (!known.categoryIds.has(product.categoryId))
    return bad('categoryId', `no category '${product.categoryId}'`);
  if (product.items.length === 0) return bad('items', 'a product needs at least one item');
  const unknown = [product.attributes, ...product.items.map((item) => item.attributes)]
    .flatMap(Object.keys)
    .find((id) => !known.attributeIds.has(id));
  if (unknown) return bad('attributes', `no attribute '${unknown}'`);
  for (const item of product.items) {
    const badItem = (field: string, reason: string) => bad(`items.${item.itemId}.${field}`, reason);
    if (!ID.test(item.itemId)) return badItem('itemId', 'is not an id (letters, digits, "-")');
    if (canonicalGtin(item.ean) !== item.ean)
      return badItem('ean', `'${item.ean}' is no GTIN with a right check digit`);
    if (!isCents(item.priceCents))
      return badItem('priceCents', `${item.priceCents} is no price in whole cents`);
    if (item.rrpCents !== undefined && !isCents(item.rrpCents))
      return badItem('rrpCents', `${item.rrpCents} is no price in whole cents`);
    const { onlineStock = 0 } = item;
    if (!Number.isInteger(onlineStock) || onlineStock < 0)
      return badItem('onlineStock', `${onlineStock} is no number of pieces`);
    if (item.content && !(item.content.amount > 0)) return badItem('content', 'the amount must be above 0');
    const badPoint = [item.priceHistory, ...(item.prices ?? []).map(({ history = [] }) => history)]
      .flat()
      .find((point) => !isCents(point.cents) || !isInstant(point.from));
    const badPrice = item.prices?.find(
      ({ listId, cents }) => !known.priceListIds.has(listId) || (cents !== null && !isCents(cents)),
    );
    if (badPrice) return badItem('prices', `${JSON.stringify(badPrice)} is no price of a known list`);
    if (badPoint) return badItem('priceHistory', `${JSON.stringify(badPoint)} is no price with its date`);
  }
  return undefined;
}

const isCents = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_CENTS;
