import * as z from 'zod/mini';
import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import {
  CardConsentForm,
  CardLinkForm,
  CardOverview,
  CardOverviewQuery,
  CardRegistrationForm,
  TillReceipts,
  TillReceiptsAnswer,
} from './card';

const answers = { 200: AccountAnswer };

export const readCustomerCard = contract({
  method: 'GET',
  path: '/rest/customercard/',
  summary: 'The customer card of the account with points, receipts and benefits',
  query: CardOverviewQuery,
  answers: { 200: CardOverview },
  expects: { receipts: 'list', benefits: 'list' },
});

/** The same refusal for a number that does not exist, is another customer’s, or whose owner differs. */
export const linkCustomerCard = contract({
  method: 'POST',
  path: '/rest/customercard/link/',
  summary: 'Put an existing customer card into the account, with the postcode or birth date of its owner',
  form: CardLinkForm,
  answers,
  expects: 'object',
});

export const unlinkCustomerCard = contract({
  method: 'POST',
  path: '/rest/customercard/unlink/',
  summary: 'Take the customer card out of the account; card and points stay',
  form: z.object({}),
  answers,
  expects: 'object',
});

export const registerCustomerCard = contract({
  method: 'POST',
  path: '/rest/customercard/register/',
  summary: 'Get a new customer card, which the account has from then on',
  form: CardRegistrationForm,
  answers,
  expects: 'object',
});

export const optInCustomerCard = contract({
  method: 'POST',
  path: '/rest/customercard/optin/',
  summary: 'Consent to offers that fit the purchases with the card, or withdraw the consent',
  form: CardConsentForm,
  answers,
  expects: 'object',
});

/** With the token of the desk. A repeated receipt has no effect; one with other values is refused. */
export const reportReceipts = contract({
  method: 'POST',
  path: '/rest/desk/receipts/',
  summary: 'Till: purchases and returns with customer cards in the own store',
  json: TillReceipts,
  answers: { 200: TillReceiptsAnswer },
  expects: { receipts: 'list' },
});
