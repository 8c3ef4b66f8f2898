import { billingOf } from '@fachwerk/shared/contracts';
import { eachAddressField, type PostalAddress } from '@fachwerk/shared/rules';
import { type CheckoutState, sendsGoods } from './checkout-state';

/** The addresses of an order; the bill goes to the first one unless another is given. */
export function orderAddresses(state: CheckoutState): {
  delivery: PostalAddress | null;
  billing: PostalAddress | null;
} {
  const { address } = state.draft;
  if (!address) return { delivery: null, billing: null };
  const first = eachAddressField((field) => address[field]);
  if (!sendsGoods(state)) return { delivery: null, billing: first };
  return { delivery: first, billing: address.hasBilling ? billingOf(address) : first };
}
