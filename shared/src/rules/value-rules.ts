import type { Problem, Rule } from './form-rules';

/** General rules of specification 5 that compare with a value. Empty input passes. */
export const isNot = (refused: string, key = 'forms.isNot'): Rule => {
  return (value) => (value !== '' && value === refused ? { key } : null);
};

export const exactLength = (length: number): Rule => {
  return (value) =>
    value === '' || value.length === length ? null : { key: 'forms.exactLength', values: { length } };
};

/** For the pattern of a single form; the text of `key` describes the expected input. */
export const pattern = (expected: RegExp, key: string): Rule => {
  return (value) => (value === '' || expected.test(value) ? null : { key });
};

/** An amount in euros between two limits, e.g. of a gift card: "25", "25,5" or "25.50". */
export const amount = (min: number, max: number): Rule => {
  return (value) => {
    if (value === '') return null;
    if (!/^\d+([.,]\d{1,2})?$/.test(value)) return { key: 'forms.amount' };
    const euros = Number(value.replace(',', '.'));
    return euros >= min && euros <= max ? null : { key: 'forms.amountRange', values: { min, max } };
  };
};

/** Equal to another input, e.g. a repeated password. */
export const confirmed = (first: string): Rule => {
  return (value) => (value === '' || value === first ? null : { key: 'forms.confirmed' });
};

/** A file of at most `max` kilobytes; a missing file passes. */
export const size = (max: number) => {
  return (file: Pick<File, 'size'> | null): Problem | null =>
    file === null || file.size <= max * 1024 ? null : { key: 'forms.size', values: { max } };
};
