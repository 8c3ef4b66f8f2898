import type { Rule } from './form-rules';

/** For inputs without a country, e.g. a store search, whose pages need no other rule of forms. */
export const anyPostalCode: Rule = (value) => {
  if (value === '') return null;
  if (value.trim().length < 3) return { key: 'global.postalcode.toSmall' };
  return /^[A-Za-z0-9 -]{3,10}$/.test(value) ? null : { key: 'global.postalcode.error' };
};
