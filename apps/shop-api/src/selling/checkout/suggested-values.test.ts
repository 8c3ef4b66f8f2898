/** @jest-environment node */
import { COUNTRIES } from '@fachwerk/shared/rules';
import { TEST_ADDRESS } from '../../testing/an-order';
import type { CheckoutCustomer } from './checkout-draft';
import { suggestedAddress } from './suggested-values';

const VIENNA = { ...TEST_ADDRESS, street: 'Kärntner Straße', zipCode: '1010', city: 'Wien', country: 'AT' };
const customer = (last: Partial<CheckoutCustomer>): CheckoutCustomer => ({
  customerId: 'c-1',
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'e@example.org',
  isProhibis: false,
  lastContact: null,
  lastDelivery: TEST_ADDRESS,
  lastBilling: VIENNA,
  ...last,
});
const suggest = (last: Partial<CheckoutCustomer>, choice: { sendsGoods: boolean }) =>
  suggestedAddress({ address: null, contact: null }, customer(last), {
    ...choice,
    countries: choice.sendsGoods ? ['DE'] : COUNTRIES,
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
