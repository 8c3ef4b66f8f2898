import type * as z from 'zod/mini';
import type {
  BackInStockAccepted,
  BackInStockCancelled,
  BackInStockConfirmed,
  BackInStockForm,
  BackInStockLinkForm,
} from './back-in-stock';
import type { Call } from './call';

/** Sends a mail with a link that confirms the address. */
export const requestBackInStock: Call<{
  params: { productId: string };
  form: z.input<typeof BackInStockForm>;
  answer: BackInStockAccepted;
}> = { method: 'POST', path: '/rest/products/{productId}/back-in-stock/', expects: 'object' };

/** A second call with the same link has no further effect. */
export const confirmBackInStock: Call<{ form: BackInStockLinkForm; answer: BackInStockConfirmed }> = {
  method: 'POST',
  path: '/rest/back-in-stock/confirm/',
  expects: { product: { name: 'string', url: 'string' } },
};

/** Deletes what the link names; there may be nothing left. */
export const cancelBackInStock: Call<{ form: BackInStockLinkForm; answer: BackInStockCancelled }> = {
  method: 'POST',
  path: '/rest/back-in-stock/cancel/',
  expects: 'object',
};
