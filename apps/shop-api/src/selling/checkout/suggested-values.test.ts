/** @jest-environment node */
import { COUNTRIES, eachAddressField } from '@fachwerk/shared/rules';
import type { StoredAddress } from '../../identity/addresses/address-book';
import { TEST_ADDRESS } from '../../testing/an-order';
import type { CheckoutCustomer } from './checkout-draft';
import { suggestedAddress, suggestedContact } from './suggested-values';

const VIENNA = { ...TEST_ADDRESS, street: 'Kärntner Straße', zipCode: '1010', city: 'Wien', country: 'AT' };
const customer = (last: Partial<CheckoutCustomer>): CheckoutCustomer => ({
  customerId: 'c-1',
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'e@example.org',
  phone: '+49221123456',
  isProhibis: false,
  lastContact: null,
  lastDelivery: TEST_ADDRESS,
  lastBilling: VIENNA,
  ...last,
});
const suggest = (
  last: Partial<CheckoutCustomer>,
  choice: { sendsGoods: boolean },
  book: readonly StoredAddress[] = [],
) =>
  suggestedAddress({ address: null, contact: null }, customer(last), {
    ...choice,
    countries: choice.sendsGoods ? ['DE'] : COUNTRIES,
    book,
  });

it('suggests both addresses for goods that are sent', () => {
  expect(suggest({}, { sendsGoods: true })).toMatchObject({
    city: 'Köln',
    hasBilling: true,
    billingCity: 'Wien',
  });
});

it('suggests no address of a bill that is the same', () => {
  expect(suggest({ lastBilling: TEST_ADDRESS }, { sendsGoods: true })).not.toHaveProperty('hasBilling');
});

it('suggests the address of the bill for a collection', () => {
  expect(suggest({}, { sendsGoods: false })).toMatchObject({ city: 'Wien', country: 'AT' });
});

it('suggests only the name if nothing is sent to the last country', () => {
  expect(suggest({ lastDelivery: VIENNA }, { sendsGoods: true })).toEqual({
    country: 'DE',
    firstName: 'Erika',
    lastName: 'Muster',
    company: '',
  });
});

const stored = (city: string, part: Partial<StoredAddress> = {}): StoredAddress => ({
  id: city,
  address: { ...eachAddressField(() => ''), ...TEST_ADDRESS, city },
  isDefaultDelivery: false,
  isDefaultBilling: false,
  ...part,
});

it('suggests the defaults of the address book before the addresses of orders', () => {
  const book = [
    stored('Bonn', { isDefaultDelivery: true }),
    stored('Ulm', { isDefaultBilling: true }),
    stored('Trier'),
  ];

  expect(suggest({}, { sendsGoods: true }, book)).toMatchObject({
    city: 'Bonn',
    hasBilling: true,
    billingCity: 'Ulm',
  });
  expect(suggest({}, { sendsGoods: false }, book)).toMatchObject({ city: 'Ulm' });
  expect(suggest({}, { sendsGoods: true }, [stored('Trier')])).toMatchObject({ city: 'Köln' });
});

it('suggests the telephone of the account before the first order', () => {
  expect(suggestedContact(null, customer({}))).toMatchObject({ phonePrefix: '+49', phone: '0221 123456' });
  expect(suggestedContact(null, customer({ phone: null }))).not.toHaveProperty('phone');
});
