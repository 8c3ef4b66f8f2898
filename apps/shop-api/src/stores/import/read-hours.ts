import { GERMAN_DAYS, type OpeningPair, type WeekDay } from '@fachwerk/shared/contracts';
import { instantOf, localTime, minutesOf, WEEK_DAYS } from '@fachwerk/shared/time';
import { type Read, RowError } from '../../kernel/import/row-error';

/** "Di." and "Di" -> "tue". */
export const weekDayOfName = (name: string): WeekDay | undefined => {
  const day = name.endsWith('.') ? name : `${name}.`;
  return WEEK_DAYS[GERMAN_DAYS.indexOf(day as (typeof GERMAN_DAYS)[number])];
};

const CLOSED = ['geschlossen', 'closed', '-'];
const TIME = String.raw`(\d{1,2})[:.](\d\d)`;
const PAIR = new RegExp(String.raw`^${TIME}\s*(?:-|–|bis)\s*${TIME}(?:\s*Uhr)?$`);

/** "8:00-12:30, 13:30-18:30" or "geschlossen". Every pair ends after it begins, and none overlaps another. */
export const readHours: Read<OpeningPair[]> = (text, field) => {
  if (CLOSED.includes(text.toLowerCase())) return [];
  const pairs = text.split(/\s*,\s*/).map((part) => {
    const [, ...numbers] = PAIR.exec(part.trim()) ?? [];
    const [fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = numbers;
    if (fromHour === '')
      throw new RowError(field, `must be like '8:00-12:30, 13:30-18:30' or 'geschlossen', is '${part}'`);
    return { from: clock(fromHour, fromMinute), to: clock(toHour, toMinute) };
  });
  const fault = hoursFault(pairs);
  if (fault !== undefined) throw new RowError(field, fault);
  return inOrder(pairs);
};

const clock = (hour: string, minute: string): string => `${hour.padStart(2, '0')}:${minute}`;
const byStart = (a: OpeningPair, b: OpeningPair): number => minutesOf(a.from) - minutesOf(b.from);
export const inOrder = (pairs: readonly OpeningPair[]): OpeningPair[] => [...pairs].sort(byStart);

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isTime = (time: string): boolean => CLOCK.test(time) || time === '24:00';

/** What is wrong with the hours of a day; undefined if nothing is. */
export function hoursFault(pairs: readonly OpeningPair[]): string | undefined {
  const text = ({ from, to }: OpeningPair) => `${from}-${to}`;
  for (const pair of pairs) {
    for (const time of [pair.from, pair.to]) if (!isTime(time)) return `'${time}' is no time of a day`;
    if (minutesOf(pair.to) <= minutesOf(pair.from)) return `'${text(pair)}' ends before it begins`;
  }
  const sorted = inOrder(pairs);
  for (const [index, pair] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && minutesOf(next.from) < minutesOf(pair.to))
      return `'${text(pair)}' and '${text(next)}' overlap`;
  }
  return undefined;
}

/** A time that the clock leaves out on a date: 02:30 on the last Sunday of March. */
export function skippedTime(date: string, pairs: readonly OpeningPair[]): string | undefined {
  const isSkipped = (time: string) =>
    time !== '24:00' && localTime(instantOf(date, time)).minutes !== minutesOf(time);
  return pairs.flatMap(({ from, to }) => [from, to]).find(isSkipped);
}
