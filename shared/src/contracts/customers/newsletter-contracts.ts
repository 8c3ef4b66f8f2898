import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  BounceReport,
  BouncesTaken,
  NewsletterAccepted,
  NewsletterConfirmForm,
  NewsletterDone,
  NewsletterEndForm,
  NewsletterForm,
  NewsletterQuery,
  NewsletterReasonCounted,
  NewsletterReasonForm,
  NewsletterSaved,
  NewsletterSubscription,
  NewsletterTopicsForm,
  OneClickForm,
  OneClickQuery,
} from './newsletter';

/** Sends a mail with a link that confirms the address. */
export const subscribeNewsletter = contract({
  method: 'POST',
  path: '/rest/newsletter/',
  summary: 'Subscribe to the newsletter; the same answer for every address, the mail has the next step',
  form: NewsletterForm,
  answers: { 202: NewsletterAccepted },
  expects: 'object',
});

/** A second call with the same link has no further effect. */
export const confirmNewsletter = contract({
  method: 'POST',
  path: '/rest/newsletter/confirm/',
  summary: 'Confirm a subscription with the token of its mail',
  form: NewsletterConfirmForm,
  answers: { 200: NewsletterDone },
  expects: { redirect: 'string' },
});

export const readNewsletter = contract({
  method: 'GET',
  path: '/rest/newsletter/',
  summary: 'The subscription of the token of a mail, or of the address of the logged-in customer',
  query: NewsletterQuery,
  answers: { 200: NewsletterSubscription },
  expects: { email: 'string', topics: 'list' },
});

export const changeNewsletter = contract({
  method: 'POST',
  path: '/rest/newsletter/update/',
  summary: 'Choose topics with the token of a mail; with a login, also subscribe with its address',
  form: NewsletterTopicsForm,
  answers: { 200: NewsletterSaved },
  expects: 'object',
});

export const endNewsletter = contract({
  method: 'POST',
  path: '/rest/newsletter/unsubscribe/',
  summary: 'End the subscription of the token of a mail, or of the address of the logged-in customer',
  form: NewsletterEndForm,
  answers: { 200: NewsletterDone },
  expects: { redirect: 'string' },
});

/** Mail programs have neither a session nor a page. */
export const endNewsletterByMail = contract({
  method: 'POST',
  path: '/rest/newsletter/one-click/',
  summary: 'End a subscription by the header List-Unsubscribe of a mail (RFC 8058)',
  isPublic: true,
  query: OneClickQuery,
  form: OneClickForm,
  answers: { 204: z.unknown() },
});

export const tellNewsletterReason = contract({
  method: 'POST',
  path: '/rest/newsletter/survey/',
  summary: 'Count why a subscription was ended, without a person',
  form: NewsletterReasonForm,
  answers: { 200: NewsletterReasonCounted },
  expects: 'object',
});

/** With `Authorization: Bearer` and the token that the operator shares with the mail provider. */
export const reportBounces = contract({
  method: 'POST',
  path: '/rest/newsletter/bounces/',
  summary: 'Mails of the newsletter that did not arrive or were called spam, reported by a mail provider',
  isPublic: true,
  json: BounceReport,
  answers: { 200: BouncesTaken },
});
