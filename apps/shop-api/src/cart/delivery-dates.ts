/** Orders until this hour leave the warehouse the same day. */
const CUT_OFF_HOUR = 14;

const berlinParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
const shortDate = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});

export interface DeliveryDates {
  /** ISO dates. */
  min: string;
  max: string;
  /** "Mo., 24.11." or "Mo., 24.11. – Mi., 26.11." */
  text: string;
}

/** When a parcel arrives that is ordered now: working days in Germany, Saturdays included. */
export function deliveryDates(now: Date, days: { min: number; max: number }): DeliveryDates {
  const parts = Object.fromEntries(
    berlinParts.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  const today = new Date(Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day ?? 1));
  const isTooLate = (parts.hour ?? 0) >= CUT_OFF_HOUR || !isWorkingDay(today);
  const start = isTooLate ? nextWorkingDay(today) : today;
  const min = addWorkingDays(start, days.min);
  const max = addWorkingDays(start, days.max);
  const [from, to] = [shortDate.format(min), shortDate.format(max)];
  return { min: isoDate(min), max: isoDate(max), text: from === to ? from : `${from} – ${to}` };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

function nextWorkingDay(date: Date): Date {
  const next = plusDays(date, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

const addWorkingDays = (date: Date, count: number): Date =>
  count <= 0 ? date : addWorkingDays(nextWorkingDay(date), count - 1);

const SUNDAY = 0;
export const isWorkingDay = (date: Date): boolean => date.getUTCDay() !== SUNDAY && !isHoliday(date);

/** The holidays of all states; those of a single state delay nothing here. */
function isHoliday(date: Date): boolean {
  const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'];
  if (fixed.includes(isoDate(date).slice(5))) return true;
  const fromEaster = Math.round((date.getTime() - easterSunday(date.getUTCFullYear()).getTime()) / DAY_MS);
  const goodFriday = -2;
  const [easterMonday, ascension, whitMonday] = [1, 39, 50];
  return [goodFriday, easterMonday, ascension, whitMonday].includes(fromEaster);
}

/** Gauss' rule in the form of Butcher (Gregorian calendar). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}
