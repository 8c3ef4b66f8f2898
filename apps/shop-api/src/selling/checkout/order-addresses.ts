import { billingOf } from '@fachwerk/shared/contracts';
import { eachAddressField, type PostalAddress } from '@fachwerk/shared/rules';
import { type CheckoutState, sendsGoods } from './checkout-state';

/**
 * The addresses of an order; the bill goes to the first one unless another is given. It stays where it is if
 * the goods are collected or taken out later: the first address may be that of a friend.
 */
export function orderAddresses(state: CheckoutState): {
  delivery: PostalAddress | null;
  billing: PostalAddress | null;
} {
  const { address } = state.draft;
  if (!address) return { delivery: null, billing: null };
  const first = eachAddressField((field) => address[field]);
  const billing = address.hasBilling ? billingOf(address) : first;
  return { delivery: sendsGoods(state) ? first : null, billing };
}
