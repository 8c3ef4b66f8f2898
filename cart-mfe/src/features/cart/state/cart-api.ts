import { addToCart, editCart, readCart as read, removeFromCart } from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { type BasketAddForm, type BasketEditForm, type BasketRemoveForm } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

export const readCart = (api: HttpClient, signal: AbortSignal): Promise<CartContainer> =>
  api.call(read, { signal });

export const changeQuantity = (api: HttpClient, form: BasketEditForm): Promise<CartContainer> =>
  api.call(editCart, { form });

export const removePosition = (api: HttpClient, form: BasketRemoveForm): Promise<CartContainer> =>
  api.call(removeFromCart, { form });

/**
 * Answers with all positions, as the page shows them. A repeated request with the same idempotency key adds
 * nothing twice.
 */
export const addAgain = (
  api: HttpClient,
  form: BasketAddForm,
  idempotencyKey: string,
): Promise<CartContainer> => api.call(addToCart, { form: { ...form, positions: 'all' }, idempotencyKey });
