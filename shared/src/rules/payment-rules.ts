import { firstProblem, maxLength, minLength, personName, type Rule } from './rules';

/** Country, check digits and account, at least 15 characters; spaces are allowed. */
export const iban: Rule = (value) => {
  if (value === '') return null;
  const letters = value.replace(/\s/g, '').toUpperCase();
  return letters.length >= 15 && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters)
    ? null
    : { key: 'forms.iban' };
};

/** A name of 2 to 50 characters. */
export const accountHolder: Rule = (value) => firstProblem(value, [minLength(2), maxLength(50), personName]);

/** An amount in euros between two limits, e.g. of a gift card: "25", "25,5" or "25.50". */
export const amount = (min: number, max: number): Rule => {
  return (value) => {
    if (value === '') return null;
    if (!/^\d+([.,]\d{1,2})?$/.test(value)) return { key: 'forms.amount' };
    const euros = Number(value.replace(',', '.'));
    return euros >= min && euros <= max ? null : { key: 'forms.amountRange', values: { min, max } };
  };
};
