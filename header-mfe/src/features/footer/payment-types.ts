/** What each does, drawn by us: a purse, a telephone, a card, a flash, a store, a box, a present. The marks of the providers are theirs. */
const PHONE = 'M7 3h8v18H7ZM10.5 18h1M18.5 9a5 5 0 0 1 0 6';
const PATHS = {
  PAYPAL: 'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2ZM3 7l12-4v4M17 13.5h.01',
  GOOGLEPAY: PHONE,
  APPLEPAY: PHONE,
  CREDIT_CARD: 'M3 6h18v13H3ZM3 10.5h18M6.5 15h4',
  SOFORT: 'M13 3 6 13.5h5L10 21l8-11h-6Z',
  PAY_IN_STORE: 'M4.5 10v10h15V10M3 10l2-6h14l2 6ZM10 20v-5h4v5',
  PICK_UP_BOX: 'M4 8l8-4 8 4v9l-8 4-8-4ZM4 8l8 4 8-4M12 12v9',
  GUTSCHEINKARTE: 'M3 8h18v12H3ZM12 8v12M3 13h18M12 8c-5 0-5-5-2-5 2 0 2 5 2 5Zm0 0c5 0 5-5 2-5-2 0-2 5-2 5Z',
};
type PaymentType = keyof typeof PATHS;

/** Invoices, instalments and direct debits hang on a check of the customer: no promise for everybody (specification 2). */
const IS_INVOICE = /^(INVOICE|INSTALLMENTS|DIRECTDEBIT)(_|$)/;
const isKnown = (type: string): type is PaymentType => Object.prototype.hasOwnProperty.call(PATHS, type);

export const paymentsToShow = (types: readonly string[]) =>
  [...new Set(types)]
    .filter((type) => !IS_INVOICE.test(type))
    .filter(isKnown)
    .map((type) => ({ type, path: PATHS[type] }));
