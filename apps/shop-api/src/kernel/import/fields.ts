import { calendarDay } from '@fachwerk/shared/time';
import { type Read, RowError } from './row-error';

/**
 * One row of a file: column name to trimmed text. Undefined if the file does not have the column, "" if the
 * value is empty: an absent column changes nothing, an empty value is the default.
 */
export type Fields = (column: string) => string | undefined;

/** A value that a row must have, whatever the shop knows. */
export function requireField<Value>(fields: Fields, field: string, read: Read<Value>): Value {
  const text = fields(field) ?? '';
  if (text === '') throw new RowError(field, 'is missing');
  return read(text, field);
}

/** The ISO date of "2026-12-03" or, day first, "03.12.2026". */
export const readDay: Read<string> = (text, field) => {
  const day = calendarDay(text);
  if (day === null) throw new RowError(field, `must be a date like 2026-12-03 or 03.12.2026, is '${text}'`);
  return day;
};

export const readOneOf =
  <Value extends string>(allowed: readonly Value[]): Read<Value> =>
  (text, field) => {
    const value = allowed.find((one) => one === text);
    if (value === undefined) throw new RowError(field, `must be one of ${allowed.join(', ')}, is '${text}'`);
    return value;
  };
