import { billingOf, type ContactForm, type OrderAddress } from '@fachwerk/shared/contracts';
import { billingField, eachAddressField, HOME_COUNTRY, type PostalAddress } from '@fachwerk/shared/rules';
import type { StoredAddress } from '../../identity/addresses/address-book';
import { toNational } from '../../kernel/text/phone-number';
import type { CheckoutCustomer, Draft } from './checkout-draft';

type Values = Record<string, string | boolean>;

/** What was typed; else the account of the customer with the firm and the telephone of the last order. */
export function suggestedContact(contact: ContactForm | null, customer: CheckoutCustomer | null): Values {
  if (contact) return { ...contact };
  if (!customer) return {};
  const { salutation, firstName, lastName, email, lastContact } = customer;
  const known = lastContact?.phone || customer.phone;
  const lastPhone = known && toNational({ phonePrefix: '+49', phone: known });
  return {
    salutation,
    firstName,
    lastName,
    email,
    ...lastPhone,
    ...(lastContact?.company && { company: lastContact.company }),
    ...(lastContact?.vatId && { vatId: lastContact.vatId }),
    ...(lastContact?.buyerReference && { buyerReference: lastContact.buyerReference }),
  };
}

export interface AddressChoice {
  /** The first address is where the goods go; else it is that of the bill. */
  sendsGoods: boolean;
  /** Countries of the first address. */
  countries: readonly string[];
  /** Stored addresses of the customer. */
  book: readonly StoredAddress[];
}

/** Stored addresses that the first address may be. */
export const bookChoices = ({
  book,
  countries,
}: Pick<AddressChoice, 'book' | 'countries'>): StoredAddress[] =>
  book.filter(({ address }) => countries.includes(address.country));

/**
 * What was typed; else the defaults of the address book; else the last addresses of the customer; else the
 * name of the contact.
 */
export function suggestedAddress(
  { address, contact }: Pick<Draft, 'address' | 'contact'>,
  customer: CheckoutCustomer | null,
  { sendsGoods, countries, book }: AddressChoice,
): Values {
  if (address) return sendsGoods || !address.hasBilling ? { ...address } : { ...billingOf(address) };
  const lastDelivery = book.find((one) => one.isDefaultDelivery)?.address ?? customer?.lastDelivery ?? null;
  const lastBilling = book.find((one) => one.isDefaultBilling)?.address ?? customer?.lastBilling ?? null;
  const last = sendsGoods ? lastDelivery : lastBilling;
  if (last && countries.includes(last.country)) {
    const isElsewhere = sendsGoods && lastBilling && !isSame(lastBilling, last);
    return { ...plain(last), ...(isElsewhere && { hasBilling: true, ...billingFields(lastBilling) }) };
  }
  const { firstName = '', lastName = '' } = contact ?? customer ?? {};
  return { country: HOME_COUNTRY, firstName, lastName, company: contact?.company ?? '' };
}

const plain = (address: OrderAddress): PostalAddress => eachAddressField((field) => address[field] ?? '');

const isSame = (a: OrderAddress, b: OrderAddress): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));

const billingFields = (address: OrderAddress): Values =>
  Object.fromEntries(
    Object.values(eachAddressField((field) => [billingField(field), address[field] ?? ''])),
  ) as Values;

/** The store that the visitor has chosen is suggested; the kind never is. */
export function suggestedDelivery(delivery: Draft['delivery'], selectedStoreId: string | null): Values {
  if (!delivery) return selectedStoreId === null ? {} : { companyId: selectedStoreId };
  const { firm: _firm, ...values } = delivery;
  return values;
}
