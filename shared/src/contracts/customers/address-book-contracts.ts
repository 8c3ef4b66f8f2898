import { AccountAnswer } from '../identity/account-answer';
import { contract } from '../kernel/contract';
import { AddressBook, BookAddressForm, BookAddressRemovalForm } from './address-book';

const answers = { 200: AccountAnswer };

export const readAddressBook = contract({
  method: 'GET',
  path: '/rest/account/addresses/',
  summary: 'The addresses that the logged-in customer has stored',
  answers: { 200: AddressBook },
  expects: { addresses: 'list', countries: 'list' },
});

export const saveBookAddress = contract({
  method: 'POST',
  path: '/rest/account/addresses/',
  summary: 'Add an address to the address book, or change one of it; 404 for one of another customer',
  form: BookAddressForm,
  answers,
  expects: 'object',
});

export const removeBookAddress = contract({
  method: 'POST',
  path: '/rest/account/addresses/remove/',
  summary: 'Remove an address from the address book; 404 for one of another customer',
  form: BookAddressRemovalForm,
  answers,
  expects: 'object',
});
