import {
  CartContainer,
  type BasketAddForm,
  type BasketEditForm,
  type BasketRemoveForm,
} from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

/** Paths of the basket calls; the forms of a page without script post to the same ones. */
export const CART_PATHS = {
  read: '/rest/basket/',
  add: '/basket/add/',
  edit: '/basket/edit/',
  remove: '/basket/remove/',
} as const;

export const readCart = (api: HttpClient, signal: AbortSignal): Promise<CartContainer> =>
  api.get(CART_PATHS.read, CartContainer, { signal });

export const changeQuantity = (api: HttpClient, form: BasketEditForm): Promise<CartContainer> =>
  api.postForm(CART_PATHS.edit, toFields(form), CartContainer);

export const removePosition = (api: HttpClient, form: BasketRemoveForm): Promise<CartContainer> =>
  api.postForm(CART_PATHS.remove, toFields(form), CartContainer);

/** The same key again answers the same and adds nothing twice. */
export const addAgain = (api: HttpClient, form: BasketAddForm, key: string): Promise<CartContainer> =>
  api.postForm(CART_PATHS.add, toFields(form), CartContainer, { headers: { 'idempotency-key': key } });

/** The forms' coerced numbers are typed `unknown` on the way in. */
const toFields = (form: object) => form as Record<string, string | number | undefined>;
