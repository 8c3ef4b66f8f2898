import type * as z from 'zod/mini';
import type {
  Account,
  AccountAnswer,
  FormAnswer,
  LoginForm,
  PasswordRequestForm,
  PasswordResetForm,
  RegisterConfirmForm,
  registerForm,
  WithdrawalForm,
  WithdrawalReceipt,
} from './account';
import type { Call } from './call';
import type { UserState } from './user';

export const readUser: Call<{ answer: UserState }> = {
  method: 'GET',
  path: '/rest/user/',
  expects: { csrf: { value: 'string' }, wishlist: 'list', authorities: 'list' },
};

export const readAccount: Call<{ answer: Account }> = {
  method: 'GET',
  path: '/rest/account/',
  expects: { firstName: 'string', lastName: 'string', email: 'string' },
};

export const readFormAnswer: Call<{ params: { key: string }; answer: FormAnswer }> = {
  method: 'GET',
  path: '/rest/form-answer/{key}/',
  expects: { values: 'object', fieldErrors: 'list', globalErrors: 'list' },
};

export const logIn: Call<{ form: z.input<typeof LoginForm>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/login/',
  expects: 'object',
};

export const logOut: Call<{ form: Record<never, never>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/logout/',
  expects: 'object',
};

export const register: Call<{ form: z.input<ReturnType<typeof registerForm>>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/register/',
  expects: 'object',
};

export const confirmRegistration: Call<{ form: z.input<typeof RegisterConfirmForm>; answer: AccountAnswer }> =
  { method: 'POST', path: '/register/confirm/', expects: 'object' };

export const requestPassword: Call<{ form: z.input<typeof PasswordRequestForm>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/rest/password/request/',
  expects: 'object',
};

export const resetPassword: Call<{ form: z.input<typeof PasswordResetForm>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/rest/password/reset/',
  expects: 'object',
};

/** First step of a withdrawal: checks the form. The second step declares it. */
export const checkWithdrawal: Call<{ form: z.input<typeof WithdrawalForm>; answer: AccountAnswer }> = {
  method: 'POST',
  path: '/widerruf/',
  expects: 'object',
};

export const confirmWithdrawal: Call<{ form: z.input<typeof WithdrawalForm>; answer: WithdrawalReceipt }> = {
  method: 'POST',
  path: '/widerruf/bestaetigen/',
  expects: { receiptNumber: 'string', receivedText: 'string' },
};
