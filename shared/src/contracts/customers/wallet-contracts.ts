import * as z from 'zod/mini';
import { maxLength } from '../../rules/form-rules';
import { paragraphs } from '../../rules/text';
import { contract } from '../kernel/contract';

const deviceId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
const passTypeId = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,100}$/));
const serial = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

export const readAppleWalletPass = contract({
  method: 'GET',
  path: '/rest/customercard/wallet/apple/',
  summary: 'The customer card of the account as a pass for Apple Wallet',
  answers: { 200: z.string() },
  expects: 'string',
});

export const readGoogleWalletPass = contract({
  method: 'GET',
  path: '/rest/customercard/wallet/google/',
  summary: 'Leads to Google Wallet, which adds the customer card of the account',
  answers: { 200: z.string() },
  expects: 'string',
});

const nothing = z.looseObject({});

// The service of passes: paths and answers are those of Apple (PassKit Web Service).
const devicePass = z.object({ deviceId, passTypeId, serial });

export const registerWalletDevice = contract({
  method: 'POST',
  path: '/rest/wallet/v1/devices/{deviceId}/registrations/{passTypeId}/{serial}',
  isPublic: true,
  summary: 'Apple Wallet: a device wants to know of changes of a pass; with the token of the pass',
  params: devicePass,
  json: z.object({ pushToken: z.string().check(z.regex(/^[A-Za-z0-9]{1,200}$/)) }),
  answers: { 200: nothing, 201: nothing },
});

export const unregisterWalletDevice = contract({
  method: 'DELETE',
  path: '/rest/wallet/v1/devices/{deviceId}/registrations/{passTypeId}/{serial}',
  isPublic: true,
  summary: 'Apple Wallet: a device has removed a pass; with the token of the pass',
  params: devicePass,
  answers: { 200: nothing },
});

export const listWalletPasses = contract({
  method: 'GET',
  path: '/rest/wallet/v1/devices/{deviceId}/registrations/{passTypeId}',
  isPublic: true,
  summary: 'Apple Wallet: which passes of a device have changed since a moment',
  params: z.object({ deviceId, passTypeId }),
  query: z.object({ passesUpdatedSince: z.optional(z.string().check(z.maxLength(40))) }),
  answers: {
    200: z.looseObject({ serialNumbers: z.array(z.string()), lastUpdated: z.string() }),
    204: z.literal(''),
  },
  expects: { serialNumbers: 'list' },
});

export const readWalletPass = contract({
  method: 'GET',
  path: '/rest/wallet/v1/passes/{passTypeId}/{serial}',
  isPublic: true,
  summary: 'Apple Wallet: the newest version of a pass; with the token of the pass',
  params: z.object({ passTypeId, serial }),
  answers: { 200: z.string() },
  expects: 'string',
});

export const logWalletMessages = contract({
  method: 'POST',
  path: '/rest/wallet/v1/log',
  isPublic: true,
  summary: 'Apple Wallet: what went wrong on devices',
  json: z.object({ logs: z.array(paragraphs(maxLength(2000))).check(z.maxLength(50)) }),
  answers: { 200: nothing },
});
