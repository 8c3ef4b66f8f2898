import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { AccountPrivacy, ExportFileParams, PasswordProofForm } from './privacy';

const answers = { 200: AccountPrivacy };
const expects = { exports: 'list' } as const;

export const readPrivacy = contract({
  method: 'GET',
  path: '/rest/account/privacy/',
  summary: 'The files with the data of the customer, and the planned deletion of the account',
  answers,
  expects,
});

export const requestExport = contract({
  method: 'POST',
  path: '/rest/account/export/',
  summary: 'Ask for the own data as files (GDPR articles 15, 20): a job makes them, a mail reports them',
  form: PasswordProofForm,
  answers,
  expects,
});

export const readExport = contract({
  method: 'GET',
  path: '/rest/account/export/{exportId}/{format}/',
  summary: 'A file with the own data; only for the customer who has asked for it',
  params: ExportFileParams,
  answers: { 200: z.string() },
  expects: 'string',
});

export const deleteAccount = contract({
  method: 'POST',
  path: '/rest/account/deletion/',
  summary: 'Delete the account after 14 days (GDPR article 17); ends the logins on other devices',
  form: PasswordProofForm,
  answers,
  expects,
});

export const keepAccount = contract({
  method: 'POST',
  path: '/rest/account/deletion/undo/',
  summary: 'Keep the account that was to be deleted',
  form: z.object({}),
  answers,
  expects,
});
