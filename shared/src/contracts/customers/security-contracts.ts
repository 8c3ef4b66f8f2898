import * as z from 'zod/mini';
import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import {
  AccountSecurity,
  PasskeyLogin,
  PasskeyOptions,
  PasskeyOptionsForm,
  PasskeyRemovalForm,
  PasskeyToAdd,
  SessionEndForm,
} from './security';

const answers = { 200: AccountAnswer };
const optionAnswers = { 200: PasskeyOptions };

export const readAccountSecurity = contract({
  method: 'GET',
  path: '/rest/account/security/',
  summary: 'Logins and passkeys of the logged-in customer',
  answers: { 200: AccountSecurity },
  expects: { sessions: 'list', passkeys: 'list' },
});

export const endSession = contract({
  method: 'POST',
  path: '/rest/account/sessions/end/',
  summary: 'Log out another device; 404 for one of another customer',
  form: SessionEndForm,
  answers,
  expects: 'object',
});

export const endAllSessions = contract({
  method: 'POST',
  path: '/rest/account/sessions/end-all/',
  summary: 'Log out all devices, also this one',
  form: z.object({}),
  answers,
  expects: 'object',
});

export const startPasskey = contract({
  method: 'POST',
  path: '/rest/account/passkeys/options/',
  summary: 'Ask with the password for what a device needs to create a passkey; valid for five minutes',
  form: PasskeyOptionsForm,
  answers: optionAnswers,
  expects: { options: 'object' },
});

export const addPasskey = contract({
  method: 'POST',
  path: '/rest/account/passkeys/',
  summary: 'Add the passkey that a device has created; its owner gets a mail',
  json: PasskeyToAdd,
  answers,
  expects: 'object',
});

export const removePasskey = contract({
  method: 'POST',
  path: '/rest/account/passkeys/remove/',
  summary: 'Remove a passkey; 404 for one of another customer',
  form: PasskeyRemovalForm,
  answers,
  expects: 'object',
});

export const startPasskeyLogin = contract({
  method: 'POST',
  path: '/rest/login/passkey/options/',
  summary: 'Ask for what a device has to sign to log in; names no account, valid for five minutes',
  form: z.object({}),
  answers: optionAnswers,
  expects: { options: 'object' },
});

export const logInWithPasskey = contract({
  method: 'POST',
  path: '/rest/login/passkey/',
  summary: 'Log in with a passkey; the same effects as a login with a password',
  json: PasskeyLogin,
  answers,
  expects: 'object',
});
