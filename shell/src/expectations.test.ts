import type { Bus } from '@fachwerk/shared/bus';
import type { UserState } from '@fachwerk/shared/contracts';
import { describeSentMessages } from '@fachwerk/shared/testing';
import { expectations } from './expectations';
import { createSession, type SessionOptions } from './platform/session';

const anonymous: UserState = {
  loggedIn: false,
  authorities: [],
  isEmployee: false,
  isProhibis: false,
  cartCount: 3,
  customerCardNumber: null,
  wishlist: [{ entryId: 'w-1', itemId: '100401', productId: '1004', quantity: 3 }],
  selectedStore: { companyId: '1001', name: 'Fachwerk Köln', address: { zipCode: '50672', city: 'Köln' } },
  csrf: { name: '_csrf', header: 'x-csrf-token', value: 'token' },
};
const customer = {
  ...anonymous,
  loggedIn: true,
  name: 'Erika Musterfrau',
  authorities: [{ authority: 'ROLE_CUSTOMER' }],
};

const loaded = (user: UserState) => async (bus: Bus) => {
  const api = { call: () => Promise.resolve(user), setCsrf: () => undefined };
  const session = createSession(() => ({ bus, api: api as unknown as SessionOptions['api'] }));
  await session.csrf();
};

describeSentMessages(expectations, {
  user: { 'nobody is logged in': loaded(anonymous), 'a customer is logged in': loaded(customer) },
  cartCount: { 'three pieces are in the cart': loaded(anonymous) },
  wishlist: { 'an entry has three pieces': loaded(anonymous) },
  selectedStore: { 'the visitor has chosen a store before': loaded(anonymous) },
});
