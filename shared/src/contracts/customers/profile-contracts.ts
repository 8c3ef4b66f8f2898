import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import {
  EmailChangeForm,
  EmailConfirmForm,
  EmailTokenForm,
  PasswordChangeForm,
  Profile,
  profileForm,
} from './profile';

const answers = { 200: AccountAnswer };

export const readProfile = contract({
  method: 'GET',
  path: '/rest/account/profile/',
  summary: 'Personal data of the logged-in customer, and the address that waits for its confirmation',
  answers: { 200: Profile },
  expects: { firstName: 'string', lastName: 'string', birthDate: 'string', phone: 'string', email: 'string' },
});

export const saveProfile = contract({
  method: 'POST',
  path: '/rest/account/data/',
  summary: 'Change salutation, name, date of birth and phone number of the logged-in customer',
  // The legal age is counted from a day; the API checks with the current one.
  form: profileForm('2026-01-01'),
  answers,
  expects: 'object',
});

export const changeEmail = contract({
  method: 'POST',
  path: '/rest/account/email/',
  summary: 'Ask for another e-mail address; the same answer whether it has an account or not',
  form: EmailChangeForm,
  answers,
  expects: 'object',
});

export const confirmEmail = contract({
  method: 'POST',
  path: '/rest/email/confirm/',
  summary: 'Change the address: the token of the mail to the new one, and the password of the account',
  form: EmailConfirmForm,
  answers,
  expects: 'object',
});

export const objectToEmail = contract({
  method: 'POST',
  path: '/rest/email/objection/',
  summary: 'The link to the old address: the old address is valid again, the password and all logins are not',
  form: EmailTokenForm,
  answers,
  expects: 'object',
});

export const changePassword = contract({
  method: 'POST',
  path: '/rest/account/password/',
  summary: 'Change the password with the old one; ends the logins on other devices',
  form: PasswordChangeForm,
  answers,
  expects: 'object',
});
