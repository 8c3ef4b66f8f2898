import type { ProductSuggestion, Suggestion } from '@fachwerk/shared/contracts';
import { productDetail, productTile, type ViewContext } from '../products/product-views';
import type { ProductRecord, TileRecord } from '../records/product-record';
import type { Phrase } from './phrase-book';

export const phraseView = ({ text, link, place = '' }: Phrase): Suggestion => ({
  value: text,
  link,
  breadcrumbs: { displayName: place },
});

export function tileView(record: TileRecord, context: ViewContext): ProductSuggestion {
  const { name, url, images, productId, itemId, brand, price, pricesInfo, eeLabels, storeProof } =
    productTile(record, context);
  const [image] = images;
  if (!image) throw new Error(`Product ${productId} has no picture.`);
  return {
    value: name,
    link: url,
    breadcrumbs: { displayName: brand.name },
    productId,
    itemId,
    brand,
    image,
    price,
    pricesInfo,
    eeLabels,
    ...(storeProof && { storeProof }),
  };
}

/** The item with a typed article number or EAN, with its own price and picture. */
export function itemView(
  product: ProductRecord,
  itemId: string,
  context: ViewContext,
): ProductSuggestion | undefined {
  const item = product.items.find((one) => one.itemId === itemId);
  if (!item) return undefined;
  const detail = productDetail(product, item, context);
  const [image] = detail.images;
  if (!image) throw new Error(`Product ${product.productId} has no picture.`);
  const { productId, brand, pricesInfo, eeLabels, storeProof } = detail;
  return {
    value: detail.variantName ? `${detail.name}, ${detail.variantName}` : detail.name,
    link: detail.url,
    breadcrumbs: { displayName: brand.name },
    productId,
    itemId,
    brand,
    image,
    price: { isFromPrice: false },
    pricesInfo,
    eeLabels,
    ...(storeProof && { storeProof }),
  };
}
