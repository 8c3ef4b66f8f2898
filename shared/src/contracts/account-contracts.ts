import * as z from 'zod/mini';
import {
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
import * as calls from './account-calls';
import { contract } from './contract';
import { Key } from './queries';
import { UserState } from './user';

const answers = { 200: AccountAnswer };

export const readUser = contract(calls.readUser, {
  summary: 'Everything personal that a page needs at its start; anonymous visitors have a state too',
  answers: { 200: UserState },
});

export const readAccount = contract(calls.readAccount, {
  summary: 'The logged-in customer',
  answers: { 200: Account },
});

export const readFormAnswer = contract(calls.readFormAnswer, {
  summary: 'The answer to a form that was sent without JavaScript; for the same session, ten minutes',
  params: z.object({ key: Key }),
  answers: { 200: FormAnswer },
});

export const logIn = contract(calls.logIn, {
  summary:
    'Log in; the session gets a new id, and its cart is merged into the customer’s unless mergeLists=false',
  form: LoginForm,
  answers,
});

export const logOut = contract(calls.logOut, {
  summary: 'Log out: a new guest session with an empty cart; the customer’s cart stays with the customer',
  form: z.object({}),
  answers,
});

export const register = contract(calls.register, {
  summary: 'Register; the same answer whether the address has an account or not, the mail says which',
  // The legal age is counted from a day; the API checks with the current one.
  form: registerForm('2026-01-01'),
  answers,
});

export const confirmRegistration = contract(calls.confirmRegistration, {
  summary: 'The link of the mail was followed and its button pressed: the account is open',
  form: RegisterConfirmForm,
  answers,
});

export const requestPassword = contract(calls.requestPassword, {
  summary: 'Ask for a link to choose a new password; always the same answer',
  form: PasswordRequestForm,
  answers,
});

export const resetPassword = contract(calls.resetPassword, {
  summary: 'Choose a new password with the token of the mail; ends the logins on other devices',
  form: PasswordResetForm,
  answers,
});

export const checkWithdrawal = contract(calls.checkWithdrawal, {
  summary: 'Check the withdrawal; the next step confirms it',
  form: WithdrawalForm,
  answers,
});

export const confirmWithdrawal = contract(calls.confirmWithdrawal, {
  summary: 'Withdraw: kept and confirmed by mail with content, date and time',
  form: WithdrawalForm,
  answers: { 200: WithdrawalReceipt },
});
