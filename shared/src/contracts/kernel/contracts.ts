import * as z from 'zod/mini';
import { CaptchaChallenge } from './captcha';
import { contract } from './contract';
import { ErrorBody } from './errors';
import { FormAnswer } from './form-answer';
import { Key } from './ids';
import { Messages, MessagesQuery, MessageVersion } from './messages';

/** Texts whose keys begin with one of the prefixes. */
export const readMessages = contract({
  method: 'GET',
  path: '/messages/filtered',
  isPublic: true,
  isCacheable: true,
  summary: 'Texts by key, all or those of the given prefixes; `with` names versions that are being tried',
  query: MessagesQuery,
  answers: { 200: Messages, 503: ErrorBody },
  expects: 'object',
});

/** Page servers read it every second, to show changed texts at once. */
export const readMessageVersion = contract({
  method: 'GET',
  path: '/messages/version/',
  isPublic: true,
  summary: 'Version of the texts of editors; it rises with each change',
  answers: { 200: MessageVersion },
  expects: 'object',
});

export const readFormAnswer = contract({
  method: 'GET',
  path: '/rest/form-answer/{key}/',
  summary: 'The answer to a form that was sent without JavaScript; for the same session, ten minutes',
  params: z.object({ key: Key }),
  answers: { 200: FormAnswer },
  expects: { values: 'object', fieldErrors: 'list', globalErrors: 'list' },
});

export const readCaptchaChallenge = contract({
  method: 'GET',
  path: '/rest/captcha/',
  summary: 'A new captcha challenge; valid for ten minutes, its solution once',
  answers: { 200: CaptchaChallenge },
  expects: 'object',
});
