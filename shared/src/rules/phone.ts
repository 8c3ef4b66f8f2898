import { tidyData } from './tidy';
import { pattern } from './value-rules';

/** "0221 – 123456" becomes "0221 - 123456". */
export const plainPhone = (value: string): string => tidyData(value);

/**
 * A phone number with or without the prefix of its country: digits, spaces, dashes, full stops, slashes and
 * brackets. Only the server knows the numbers of each country.
 */
export const phone = pattern(/^(?=(?:\D*\d){4})(?!(?:\D*\d){19})\(?\+?[\d /().-]+$/, 'forms.phone');
