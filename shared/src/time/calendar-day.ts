const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const TIMESTAMP =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Two-digit years are no years: JavaScript would take them for those of the last century. */
const FIRST_YEAR = 100;
/** Every month has at least as many days. */
const SHORTEST_MONTH = 28;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isDay = (year: number, month: number, day: number): boolean =>
  year >= FIRST_YEAR &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  (day <= SHORTEST_MONTH || day <= daysIn(year, month));

/**
 * The ISO date of a day that people write as "2026-03-01" or, day first, as "01.03.2026" or "1. 3. 2026";
 * null for every other notation and for days that the calendar does not have.
 */
export function calendarDay(text: string): string | null {
  const plain = text.trim();
  const [, isoYear = '', isoMonth = '', isoDay = ''] = ISO_DAY.exec(plain) ?? [];
  const [, germanDay = isoDay, germanMonth = isoMonth, year = isoYear] = GERMAN_DAY.exec(plain) ?? [];
  const [month, day] = [germanMonth.padStart(2, '0'), germanDay.padStart(2, '0')];
  return isDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

/** Whether the text is a timestamp of ISO 8601 with time zone. */
export const isInstant = (text: string): boolean => {
  const [, year, month, day] = TIMESTAMP.exec(text) ?? [];
  return isDay(Number(year), Number(month), Number(day));
};

/** The instant of a timestamp of ISO 8601 with time zone. Throws a RangeError for any other text. */
export function parseInstant(timestamp: string): Date {
  if (!isInstant(timestamp)) throw new RangeError(`'${timestamp}' is not a timestamp with time zone.`);
  // eslint-disable-next-line fachwerk/dates-from-text -- the notation is checked
  return new Date(timestamp);
}

/** Noon in UTC of an ISO date: the same day in Germany, and adding days never crosses a time change. */
export const noonOf = (date: string): Date => parseInstant(`${date}T12:00:00Z`);
