import {
  BookAddressForm,
  readAddressBook,
  removeBookAddress,
  saveBookAddress,
} from '@fachwerk/shared/contracts';
import { COUNTRIES, eachAddressField, MAX_BOOK_ADDRESSES } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { addressBook } from '../../identity/addresses/address-book';
import { ownCustomer } from '../../identity/customer/own-customer';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { countryOptions, shownAddress } from '../../kernel/text/country-names';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';

const UNKNOWN = { statusCode: 404, key: 'account.addresses.unknown' } as const;

/** The form of an address is on the page of the book, which the parameter opens. */
const formPage = (id: unknown): string =>
  `${PAGES.addresses}?adresse=${typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? id : 'neu'}`;

export async function addressBookRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers } = context;

  route(app, readAddressBook, async (request) => {
    const { id, firstName, lastName } = await ownCustomer(db, request);
    const stored = await addressBook(db).of(id);
    return {
      addresses: stored.map(({ address, ...one }) => ({
        ...one,
        values: address,
        lines: shownAddress(address),
      })),
      countries: countryOptions(COUNTRIES),
      firstName,
      lastName,
      isFull: stored.length >= MAX_BOOK_ADDRESSES,
    };
  });

  formRoute(app, formAnswers, saveBookAddress, {
    form: 'address',
    page: ({ id }) => formPage(id),
    keep: Object.keys(BookAddressForm.def.shape).filter((field) => field !== 'id'),
    async handle({ id, isDefaultDelivery, isDefaultBilling, ...form }, request) {
      const customer = await ownCustomer(db, request);
      const address = eachAddressField((field) => form[field]);
      const one = { id, address, isDefaultDelivery, isDefaultBilling };
      const outcome = await db.transaction(async (tx) => {
        const stored = await addressBook(tx).save(customer.id, one);
        if (stored === 'unknown') throw new ShopError(UNKNOWN);
        return stored;
      });
      if (outcome === 'full')
        throw new ShopError({
          statusCode: 409,
          key: 'account.addresses.full',
          values: { max: MAX_BOOK_ADDRESSES },
        });
      return {
        redirect: `${PAGES.addresses}?erledigt=gespeichert`,
        body: { msg: 'account.addresses.saved' },
      };
    },
  });

  formRoute(app, formAnswers, removeBookAddress, {
    form: 'address-removal',
    page: () => PAGES.addresses,
    keep: [],
    async handle({ id }, request) {
      const customer = await ownCustomer(db, request);
      const isRemoved = await db.transaction((tx) => addressBook(tx).remove(customer.id, id));
      if (!isRemoved) throw new ShopError(UNKNOWN);
      const msg = 'account.addresses.removed';
      return { msg, body: { msg } };
    },
  });
}
