import { billingOf, type PostalFields } from '@fachwerk/shared/contracts';
import { countryName } from '../../kernel/text/country-names';
import { type CheckoutState, sendsGoods } from './checkout-state';

/** The addresses of an order; the bill goes to the first one unless another is given. */
export function orderAddresses(state: CheckoutState): {
  delivery: PostalFields | null;
  billing: PostalFields | null;
} {
  const { address } = state.draft;
  if (!address) return { delivery: null, billing: null };
  const { firstName, lastName, company, addition, street, streetNumber, zipCode, city, country } = address;
  const first = { firstName, lastName, company, addition, street, streetNumber, zipCode, city, country };
  if (!sendsGoods(state)) return { delivery: null, billing: first };
  return { delivery: first, billing: address.hasBilling ? billingOf(address) : first };
}

/** Both addresses as lines of text. */
export function addressLines(state: CheckoutState): { delivery: string[] | null; billing: string[] } {
  const { delivery, billing } = orderAddresses(state);
  return { delivery: delivery && toLines(delivery), billing: billing ? toLines(billing) : [] };
}

const HOME = 'DE';

const toLines = (address: PostalFields): string[] =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.addition,
    `${address.street} ${address.streetNumber}`,
    `${address.zipCode} ${address.city}`,
    address.country === HOME ? '' : countryName(address.country),
  ].filter((line) => line !== '');
