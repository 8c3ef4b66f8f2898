import { readConfirmation, readStore, readUser, reportTransaction } from '@fachwerk/shared/calls';
import type { OrderView, UserState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { anOrderView, answerTo, aStoreView } from '@fachwerk/shared/testing';

export const aUser = (part: Partial<UserState> = {}): UserState => ({
  loggedIn: false,
  authorities: [],
  isEmployee: false,
  isProhibis: false,
  cartCount: 0,
  customerCardNumber: null,
  wishlist: [],
  selectedStore: null,
  csrf: { name: '_csrf', header: 'x-csrf-token', value: 't' },
  ...part,
});

export const notFound = () => {
  throw new HttpError('bad-request', 'for the test', 404);
};

/** An order and what its confirmation loads besides it. */
export const aConfirmationApi = (order: Partial<OrderView> = {}, isReported = false) => [
  answerTo(readConfirmation, { order: anOrderView(order), isReported }),
  answerTo(reportTransaction, { isFirst: true }),
  answerTo(readStore, aStoreView()),
  answerTo(readUser, aUser()),
];
