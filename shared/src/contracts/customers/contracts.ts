import * as z from 'zod/mini';
import { AccountAnswer } from '../identity/account-answer';
import { UserState } from '../identity/user';
import { contract } from '../kernel/contract';
import {
  Account,
  LoginForm,
  PasswordRequestForm,
  PasswordResetForm,
  RegisterConfirmForm,
  registerForm,
} from './account';
import {
  DeskText,
  DeskTextChanges,
  DeskTextForm,
  DeskTextParams,
  DeskTextQuery,
  DeskTexts,
} from './desk-text';
import { DeskSurveys, SurveyForm } from './survey';

const answers = { 200: AccountAnswer };

export const readUser = contract({
  method: 'GET',
  path: '/rest/user/',
  isTranslated: true,
  summary: 'Everything personal that a page needs at its start; anonymous visitors have a state too',
  answers: { 200: UserState },
  expects: { csrf: { value: 'string' }, wishlist: 'list', authorities: 'list' },
});

export const readAccount = contract({
  method: 'GET',
  path: '/rest/account/',
  summary: 'The logged-in customer',
  answers: { 200: Account },
  expects: { firstName: 'string', lastName: 'string', email: 'string' },
});

export const logIn = contract({
  method: 'POST',
  path: '/login/',
  summary:
    'Log in; the session gets a new id, and its cart is merged into the customer’s unless mergeLists=false',
  form: LoginForm,
  answers,
  expects: 'object',
});

export const logOut = contract({
  method: 'POST',
  path: '/logout/',
  summary: 'Log out: a new guest session with an empty cart; the customer’s cart stays with the customer',
  form: z.object({}),
  answers,
  expects: 'object',
});

export const register = contract({
  method: 'POST',
  path: '/register/',
  summary: 'Register; the same answer whether the address has an account or not, the mail says which',
  // The legal age is counted from a day; the API checks with the current one.
  form: registerForm('2026-01-01'),
  answers,
  expects: 'object',
});

export const confirmRegistration = contract({
  method: 'POST',
  path: '/register/confirm/',
  summary: 'Open the account of a registration: the token of its mail, and its password',
  form: RegisterConfirmForm,
  answers,
  expects: 'object',
});

export const requestPassword = contract({
  method: 'POST',
  path: '/rest/password/request/',
  summary: 'Ask for a link to choose a new password; always the same answer',
  form: PasswordRequestForm,
  answers,
  expects: 'object',
});

export const resetPassword = contract({
  method: 'POST',
  path: '/rest/password/reset/',
  summary: 'Choose a new password with the token of the mail; ends the logins on other devices',
  form: PasswordResetForm,
  answers,
  expects: 'object',
});

/** Any status is accepted (specification 4). */
export const submitSurvey = contract({
  method: 'POST',
  path: '/survey/submission/',
  summary: 'Answer a survey; a second answer of a session changes nothing',
  form: SurveyForm,
  answers: { 204: z.unknown() },
});

export const readDeskSurveys = contract({
  method: 'GET',
  path: '/rest/desk/surveys/',
  summary: 'Operators: surveys with the number of each answer',
  answers: { 200: DeskSurveys },
  expects: { surveys: 'list' },
});

export const readDeskTexts = contract({
  method: 'GET',
  path: '/rest/desk/texts/',
  summary: 'Operators: texts of the shop in each language, those of the code and those of editors',
  query: DeskTextQuery,
  answers: { 200: DeskTexts },
  expects: { texts: 'list' },
});

export const changeDeskText = contract({
  method: 'POST',
  path: '/rest/desk/texts/{language}/{key}/',
  summary: 'Operators: write a text that replaces that of the code, or show that of the code again',
  params: DeskTextParams,
  json: DeskTextForm,
  answers: { 200: DeskText },
  expects: { languages: 'list' },
});

export const readDeskTextChanges = contract({
  method: 'GET',
  path: '/rest/desk/texts/{language}/{key}/changes/',
  summary: 'Operators: the last changes of a text, by whom, and what it was before',
  params: DeskTextParams,
  answers: { 200: DeskTextChanges },
  expects: { changes: 'list' },
});
