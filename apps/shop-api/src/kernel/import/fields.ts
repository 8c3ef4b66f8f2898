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

/** The first and the last day of "30.11.2026 - 05.12.2026". */
export const readDays: Read<{ start: string; end: string }> = (text, field) => {
  const [, first = '', last = ''] = /^(\S+)\s+[-–]\s+(\S+)$/.exec(text) ?? [];
  if (first === '') throw new RowError(field, `must be days like 30.11.2026 - 05.12.2026, is '${text}'`);
  const [start, end] = [readDay(first, field), readDay(last, field)];
  if (end < start) throw new RowError(field, `ends on ${end}, before it begins on ${start}`);
  return { start, end };
};

export const readOneOf =
  <Value extends string>(allowed: readonly Value[]): Read<Value> =>
  (text, field) => {
    const value = allowed.find((one) => one === text);
    if (value === undefined) throw new RowError(field, `must be one of ${allowed.join(', ')}, is '${text}'`);
    return value;
  };
