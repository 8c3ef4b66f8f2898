import { readDiscontinuedProduct } from '@fachwerk/shared/calls';
import type { DiscontinuedProduct, ProductDetail, Reviews } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { findProduct } from '../../fetch-product';
import { isId } from '../../is-id';
import { loadReviews } from './load-reviews';

/** What the page needs for interactions. */
export type ShownProduct = Pick<
  ProductDetail,
  | 'itemId'
  | 'productId'
  | 'name'
  | 'url'
  | 'images'
  | 'pricesInfo'
  | 'statusOnline'
  | 'maxStock'
  | 'storeProof'
  | 'hbcItemRelation'
> & { hasVariants: boolean; isRecalled: boolean };

interface ReadyProduct {
  status: 'ready';
  product: ShownProduct;
  /** Not sent to the browser, which keeps the static parts of the server's HTML. */
  detail?: ProductDetail | undefined;
  /** Not sent to the browser; undefined if they could not be loaded. */
  reviews?: Reviews | undefined;
}

interface GoneProduct {
  status: 'discontinued';
  /** Not sent to the browser. */
  gone?: DiscontinuedProduct | undefined;
}

export type ProductDetailsData =
  ReadyProduct | GoneProduct | { status: 'missing' } | { status: 'failed'; url: string };

interface ProductRequest {
  api: HttpClient;
  productId: string;
  /** Address of the page; untrusted input. */
  url: URL;
  signal: AbortSignal;
}

/** A failed call is a result, which the page shows; only cancelled calls throw. */
export async function loadProduct(request: ProductRequest): Promise<ProductDetailsData> {
  if (!isId(request.productId)) return { status: 'missing' };
  const [data, reviews] = await Promise.all([loadDetail(request), loadReviews(request)]);
  return data.status === 'ready' ? { ...data, reviews } : data;
}

async function loadDetail(request: ProductRequest): Promise<ProductDetailsData> {
  const { url } = request;
  const itemId = url.searchParams.get('item');
  try {
    const product =
      (await findProduct({ ...request, itemId })) ??
      // Falls back to the product if the variant does not exist.
      (isId(itemId) ? await findProduct(request) : null);
    if (product === 'discontinued') return await loadGone(request);
    return product ? ready(product) : { status: 'missing' };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { status: 'failed', url: url.pathname + url.search };
  }
}

async function loadGone({ api, productId, url, signal }: ProductRequest): Promise<GoneProduct> {
  const itemId = url.searchParams.get('item');
  const query = isId(itemId) ? { itemId } : {};
  const gone = await api.call(readDiscontinuedProduct, { params: { productId }, query, signal });
  return { status: 'discontinued', gone };
}

function ready(detail: ProductDetail): ReadyProduct {
  const { itemId, productId, name, url, images, pricesInfo, statusOnline, maxStock } = detail;
  const { storeProof, hbcItemRelation } = detail;
  const hasVariants = detail.variations.some(({ options }) => options.length > 1);
  const product = {
    itemId,
    productId,
    name,
    url,
    images,
    pricesInfo,
    statusOnline,
    maxStock,
    storeProof,
    hbcItemRelation,
    hasVariants,
    isRecalled: (detail.recalls ?? []).length > 0,
  };
  return { status: 'ready', product, detail };
}

/** The maximum quantity of one addition. */
export const maxQuantity = ({ maxStock }: Pick<ProductDetail, 'maxStock'>): number =>
  Math.max(1, Math.min(maxStock, MAX_LINE_QUANTITY));
