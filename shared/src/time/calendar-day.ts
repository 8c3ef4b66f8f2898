const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const GERMAN_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The ISO date of a day that people write as "2026-03-01" or, day first, as "01.03.2026" or "1. 3. 2026";
 * null for every other notation and for days that the calendar does not have.
 */
export function calendarDay(text: string): string | null {
  const plain = text.trim();
  const [, germanDay, germanMonth, germanYear] = GERMAN_DAY.exec(plain) ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(plain) ?? [];
  const [year, month, day] = [germanYear ?? isoYear, germanMonth ?? isoMonth, germanDay ?? isoDay].map(
    Number,
  );
  if (year === undefined || month === undefined || day === undefined || year < 100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  return date.toISOString().slice(0, 10);
}

/** Whether the text is a timestamp of ISO 8601 with time zone. */
export const isInstant = (text: string): boolean => {
  const day = TIMESTAMP.exec(text)?.[1];
  return day !== undefined && calendarDay(day) !== null;
};

/** The instant of a timestamp of ISO 8601 with time zone. Throws a RangeError for any other text. */
export function parseInstant(timestamp: string): Date {
  if (!isInstant(timestamp)) throw new RangeError(`'${timestamp}' is not a timestamp with time zone.`);
  // eslint-disable-next-line fachwerk/dates-from-text -- the notation is checked
  return new Date(timestamp);
}

/** Noon in UTC of an ISO date: the same day in Germany, and adding days never crosses a time change. */
export const noonOf = (date: string): Date => parseInstant(`${date}T12:00:00Z`);
