import { firstProblem, maxLength, minLength, personName, type Rule } from './rules';

/** Country, check digits, account; at least 15 characters. Spaces between groups are fine. */
export const iban: Rule = (value) => {
  if (value === '') return null;
  const letters = value.replace(/\s/g, '').toUpperCase();
  return letters.length >= 15 && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters)
    ? null
    : { key: 'forms.iban' };
};

/** 2 to 50 characters as names have them. */
export const accountHolder: Rule = (value) => firstProblem(value, [minLength(2), maxLength(50), personName]);

/** Euros between two amounts, e.g. of a gift card: "25", "25,5" or "25.50". */
export const amount = (min: number, max: number): Rule => {
  return (value) => {
    if (value === '') return null;
    if (!/^\d+([.,]\d{1,2})?$/.test(value)) return { key: 'forms.amount' };
    const euros = Number(value.replace(',', '.'));
    return euros >= min && euros <= max ? null : { key: 'forms.amountRange', values: { min, max } };
  };
};
