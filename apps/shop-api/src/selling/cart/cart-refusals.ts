import type { CartType } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import type { AddRefusal, MoveRefusal } from './cart-repository';
import type { SaleRefusal } from './sale-refusal';

export const CART_PAGE = '/basket/';

type Refusal = AddRefusal | SaleRefusal | Exclude<MoveRefusal, 'unknown-entry'>;

/** The database says where an item is sold out; its message names the place. */
const SOLD_OUT: Record<CartType, string> = {
  ONLINE: 'error.item.soldOut',
  RESERVATION: 'error.item.soldOutInStore',
};

const ERRORS: Record<Exclude<Refusal, 'sold-out'>, [status: ShopError['statusCode'], key: string]> = {
  'unknown-item': [400, 'error.item.unknown'],
  'advice-required': [400, 'error.item.adviceRequired'],
  'installer-required': [400, 'error.item.installerRequired'],
  'precursor-required': [400, 'error.item.precursorRequired'],
  'poison-required': [400, 'error.item.poisonRequired'],
  recalled: [400, 'error.item.recalled'],
  'not-in-store': [400, 'error.item.notInStore'],
  'no-reservation': [400, 'error.reservation.unavailable'],
  'other-store': [409, 'error.reservation.otherStore'],
  'no-store': [400, 'error.reservation.noStore'],
  'gift-card': [400, 'error.reservation.giftCard'],
  full: [400, 'error.cart.full'],
  'key-clash': [409, 'error.idempotency.clash'],
  // A login or logout came first: its cookie and token are on their way to this browser.
  'session-over': [403, 'technical.error'],
};

/** The error of a change that the cart refuses; the cart stays as it was. `to` is the cart of the item. */
export function refusal(reason: Refusal, to: CartType = 'ONLINE'): ShopError {
  if (reason === 'sold-out') return new ShopError({ statusCode: 400, key: SOLD_OUT[to] });
  const [statusCode, key] = ERRORS[reason];
  return new ShopError({ statusCode, key });
}
