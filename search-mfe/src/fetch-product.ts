import { readProduct } from '@fachwerk/shared/calls';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

/** Ids of products, items and reviews. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Untrusted input: no other text is sent to the API as an id. */
export const isId = (text: string | null): text is string => text !== null && ID.test(text);

interface ProductRequest {
  api: HttpClient;
  /** Untrusted input. */
  productId: string;
  /** A variant; untrusted input, ignored if it cannot be an id. */
  itemId?: string | null;
  signal: AbortSignal;
}

const NOT_SOLD = [404, 410];

/** null if the product or the variant does not exist or is discontinued. Other failures throw. */
export async function fetchProduct({
  api,
  productId,
  itemId = null,
  signal,
}: ProductRequest): Promise<ProductDetail | null> {
  if (!isId(productId)) return null;
  try {
    const query = isId(itemId) ? { itemId } : {};
    return await api.call(readProduct, { params: { productId }, query, signal });
  } catch (error) {
    if (isHttpError(error) && NOT_SOLD.includes(error.status)) return null;
    throw error;
  }
}
