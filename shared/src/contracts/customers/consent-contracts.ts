import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { AccountConsents, ConsentEnded, ConsentForm, ConsentLinkForm } from './consent';
import { OneClickForm, OneClickQuery } from './newsletter';

export const readConsents = contract({
  method: 'GET',
  path: '/rest/account/consents/',
  summary: 'The mails that the logged-in customer has agreed to',
  answers: { 200: AccountConsents },
  expects: { email: 'string', given: 'list' },
});

export const giveConsent = contract({
  method: 'POST',
  path: '/rest/account/consents/',
  summary: 'Agree to mails of a kind; a second time it changes nothing',
  form: ConsentForm,
  answers: { 200: AccountConsents },
  expects: { given: 'list' },
});

export const endConsent = contract({
  method: 'POST',
  path: '/rest/account/consents/end/',
  summary: 'Take a consent to mails back; a second time it changes nothing',
  form: ConsentForm,
  answers: { 200: AccountConsents },
  expects: { given: 'list' },
});

export const endConsentByLink = contract({
  method: 'POST',
  path: '/rest/consents/end/',
  summary: 'Take a consent back with the token of a mail; needs no login',
  form: ConsentLinkForm,
  answers: { 200: ConsentEnded },
  expects: 'object',
});

/** Mail programs have neither a session nor a page. */
export const endConsentByMail = contract({
  method: 'POST',
  path: '/rest/consents/one-click/',
  summary: 'Take a consent back by the header List-Unsubscribe of a mail (RFC 8058)',
  isPublic: true,
  query: OneClickQuery,
  form: OneClickForm,
  answers: { 204: z.unknown() },
});
