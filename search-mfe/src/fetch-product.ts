import { readProduct } from '@fachwerk/shared/calls';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { isId } from './is-id';

interface ProductRequest {
  api: HttpClient;
  /** Untrusted input. */
  productId: string;
  /** A variant; untrusted input, ignored if it cannot be an id. */
  itemId?: string | null;
  signal: AbortSignal;
}

/** A product or variant that the shop no longer sells. */
export type Discontinued = 'discontinued';

/** null if the product or the variant does not exist. Other failures throw. */
export async function findProduct({
  api,
  productId,
  itemId = null,
  signal,
}: ProductRequest): Promise<ProductDetail | Discontinued | null> {
  if (!isId(productId)) return null;
  try {
    const query = isId(itemId) ? { itemId } : {};
    return await api.call(readProduct, { params: { productId }, query, signal });
  } catch (error) {
    if (isUnknownId(error)) return null;
    if (isHttpError(error) && error.status === 410) return 'discontinued';
    throw error;
  }
}

/** null if the product or the variant does not exist or is discontinued. Other failures throw. */
export async function fetchProduct(request: ProductRequest): Promise<ProductDetail | null> {
  const product = await findProduct(request);
  return product === 'discontinued' ? null : product;
}
