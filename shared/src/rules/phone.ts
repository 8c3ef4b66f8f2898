import { pattern } from './value-rules';

/** A phone number without the prefix of its country: digits, spaces, dashes, slashes and brackets. */
export const phone = pattern(/^(?=(?:\D*\d){4})(?!(?:\D*\d){15})[\d /()-]+$/, 'forms.phone');
