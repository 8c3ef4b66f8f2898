import { addToCart as addToCartCall, readProduct } from '@fachwerk/shared/calls';
import type { CartContainer, ProductDetail, Reviews } from '@fachwerk/shared/contracts';
import { type BasketAddForm } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { loadReviews } from './load-reviews';

/** What the page needs for interactions. */
export type ShownProduct = Pick<
  ProductDetail,
  'itemId' | 'productId' | 'name' | 'images' | 'pricesInfo' | 'statusOnline' | 'maxStock'
>;

interface ReadyProduct {
  status: 'ready';
  product: ShownProduct;
  /** Not sent to the browser, which keeps the static parts of the server's HTML. */
  detail?: ProductDetail | undefined;
  /** Not sent to the browser; undefined if they could not be loaded. */
  reviews?: Reviews | undefined;
}

export type ProductDetailsData = ReadyProduct | { status: 'missing' } | { status: 'failed'; url: string };

interface ProductRequest {
  api: HttpClient;
  productId: string;
  /** Address of the page; untrusted input. */
  url: URL;
  signal: AbortSignal;
}

const ID = /^[A-Za-z0-9-]{1,64}$/;

/** A failed call is a result, which the page shows; only cancelled calls throw. */
export async function loadProduct(request: ProductRequest): Promise<ProductDetailsData> {
  if (!ID.test(request.productId)) return { status: 'missing' };
  const [data, reviews] = await Promise.all([loadDetail(request), loadReviews(request)]);
  return data.status === 'ready' ? { ...data, reviews } : data;
}

async function loadDetail(request: ProductRequest): Promise<ProductDetailsData> {
  const { url } = request;
  const itemId = url.searchParams.get('item');
  try {
    const wanted = itemId !== null && ID.test(itemId) ? itemId : undefined;
    const product = await fetchProduct(request, wanted);
    // Falls back to the product if the variant no longer exists.
    return product ? ready(product) : await loadWithoutItem(request, wanted);
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { status: 'failed', url: url.pathname + url.search };
  }
}

async function loadWithoutItem(
  request: ProductRequest,
  wanted: string | undefined,
): Promise<ProductDetailsData> {
  const product = wanted === undefined ? null : await fetchProduct(request, undefined);
  return product ? ready(product) : { status: 'missing' };
}

function ready(detail: ProductDetail): ReadyProduct {
  const { itemId, productId, name, images, pricesInfo, statusOnline, maxStock } = detail;
  const product = { itemId, productId, name, images, pricesInfo, statusOnline, maxStock };
  return { status: 'ready', product, detail };
}

/** null if the product or item does not exist. */
async function fetchProduct(
  { api, productId, signal }: ProductRequest,
  itemId: string | undefined,
): Promise<ProductDetail | null> {
  try {
    return await api.call(readProduct, {
      params: { productId },
      query: { itemId },
      signal,
    });
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null;
    throw error;
  }
}

export interface CartAddition extends BasketAddForm {
  itemId: string;
  productId: string;
  quantity: number;
}

/** A repeated request with the same idempotency key adds nothing twice. */
export const addToCart = (
  api: HttpClient,
  { itemId, productId, quantity, companyId }: CartAddition,
  idempotencyKey: string,
): Promise<CartContainer> =>
  api.call(addToCartCall, {
    form: { itemId, productId, quantity, companyId },
    idempotencyKey,
  });

/** The maximum quantity of one addition. */
export const maxQuantity = ({ maxStock }: Pick<ProductDetail, 'maxStock'>): number =>
  Math.max(1, Math.min(maxStock, MAX_LINE_QUANTITY));

export const isOrderable = ({
  statusOnline,
  maxStock,
}: Pick<ProductDetail, 'statusOnline' | 'maxStock'>): boolean => maxStock > 0 && statusOnline === 'Available';
