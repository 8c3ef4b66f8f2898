import {
  addToCart,
  editCart,
  moveInCart,
  readCart as read,
  removeFromCart,
  removeParked,
  takeParked,
  verifyInventory as verify,
} from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import {
  type BasketAddForm,
  type BasketEditForm,
  type BasketMoveForm,
  type BasketRemoveForm,
} from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

export const readCart = (api: HttpClient, signal: AbortSignal): Promise<CartContainer> =>
  api.call(read, { signal });

export const changeQuantity = (api: HttpClient, form: BasketEditForm): Promise<CartContainer> =>
  api.call(editCart, { form });

export const removePosition = (api: HttpClient, form: BasketRemoveForm): Promise<CartContainer> =>
  api.call(removeFromCart, { form });

/** A repeated request with the same idempotency key adds nothing twice. */
export const addAgain = (
  api: HttpClient,
  form: BasketAddForm,
  idempotencyKey: string,
): Promise<CartContainer> => api.call(addToCart, { form, idempotencyKey });

/** Fails with status 412 if stock is missing; the server has reduced the cart then. */
export async function verifyInventory(api: HttpClient): Promise<void> {
  await api.call(verify);
}

export const movePosition = (api: HttpClient, form: BasketMoveForm): Promise<CartContainer> =>
  api.call(moveInCart, { form });

/** Puts parked lines into the online cart; without `itemId` all of them. */
export const takeParkedLines = (
  api: HttpClient,
  itemId: string | undefined,
  idempotencyKey: string,
): Promise<CartContainer> => api.call(takeParked, { form: { itemId }, idempotencyKey });

export const dropParkedLines = (api: HttpClient, itemId?: string): Promise<CartContainer> =>
  api.call(removeParked, { form: { itemId } });
