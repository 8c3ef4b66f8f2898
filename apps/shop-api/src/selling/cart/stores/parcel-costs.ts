import type { CartStoreResult } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../../kernel/money/display';
import type { CartComposer } from '../cart-composer';
import { sentCents } from '../cart-lines';
import type { StoredCart } from '../cart-repository';
import { cartShippingCents } from '../cart-shipping';
import { filledCart, fillingOf } from './fill-carts';
import type { Split } from './split-cart';

type ParcelCosts = Pick<CartStoreResult, 'parcelShipping' | 'losesFreeShipping'>;

interface Proposal {
  companyId: string;
  split: Split;
}

/** Shipping of the parcel part of each proposal, by the calculation of the cart as it will be. */
export async function parcelCosts(
  compose: CartComposer['compose'],
  cart: StoredCart,
  proposals: readonly Proposal[],
): Promise<ParcelCosts[]> {
  /** In cents; null if nothing is sent. */
  const shippingOf = async (one: StoredCart): Promise<number | null> => {
    const composed = await compose(one);
    return sentCents(composed.lines.online) === 0 ? null : cartShippingCents(composed);
  };
  const today = proposals.length > 0 ? await shippingOf(cart) : null;
  return Promise.all(
    proposals.map(async ({ companyId, split: { shares } }): Promise<ParcelCosts> => {
      if (shares.every(({ here }) => here === 0) || shares.every(({ parcel }) => parcel === 0)) return {};
      const cents = await shippingOf(filledCart(cart, companyId, fillingOf(cart, shares)));
      if (cents === null) return {};
      return { parcelShipping: displayPrice(cents), losesFreeShipping: today === 0 && cents > 0 };
    }),
  );
}
