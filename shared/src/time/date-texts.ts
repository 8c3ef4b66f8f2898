import { formatLocale, isGerman } from '../format/format-locale';
import { SHOP_LOCALE } from '../format/shop-locale';
import { localTime, TIME_ZONE } from './berlin-time';
import { noonOf } from './calendar-day';

// Widgets pass the `shopLocale` of their page, servers nothing: their mails and documents are German.

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(formatLocale(locale), options);
  formats.set(key, format);
  return format;
}

const SHORT_DATE = { timeZone: 'UTC', weekday: 'short', day: '2-digit', month: '2-digit' } as const;
const WEEK_DAY = { timeZone: 'UTC', weekday: 'long' } as const;
const DAY_AND_MONTH = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const DAY = { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
// "11/12/2026" is two days: that of an American is another one.
const DAY_IN_WORDS = { timeZone: TIME_ZONE, day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "Do., 24.12." for an ISO date, in English "Thu, 24 December". */
export function shortDateText(date: string, locale: string = SHOP_LOCALE): string {
  if (isGerman(locale)) return formatFor(locale, SHORT_DATE).format(noonOf(date));
  // Browsers differ in the mark after the day of the week.
  return `${shortWeekDayText(date, locale)}, ${dayAndMonthText(date, locale)}`;
}
/** "Do." for an ISO date, in English "Thu". */
export const shortWeekDayText = (date: string, locale: string = SHOP_LOCALE): string =>
  formatFor(locale, SHORT_DATE).formatToParts(noonOf(date))[0]?.value ?? '';
/** "Donnerstag" for an ISO date. */
export const weekDayText = (date: string, locale: string = SHOP_LOCALE): string =>
  formatFor(locale, WEEK_DAY).format(noonOf(date));
/** "24. Dezember" for an ISO date, in English "24 December". */
export const dayAndMonthText = (date: string, locale: string = SHOP_LOCALE): string =>
  formatFor(locale, DAY_AND_MONTH).format(noonOf(date));
/** "08:00" -> "8:00" */
export const timeText = (time: string): string => time.replace(/^0(?=\d:)/, '');
/** "21.11.2026": the day of an instant in Germany; in English "21 November 2026". */
export const dayText = (instant: Date, locale: string = SHOP_LOCALE): string =>
  formatFor(locale, isGerman(locale) ? DAY : DAY_IN_WORDS).format(instant);
/**
 * When something ends: "21.11.2026, 17:05 Uhr", and "21.11.2026" for the end of that day, the midnight that
 * follows it.
 */
export function untilText(end: Date, locale: string = SHOP_LOCALE): string {
  const isMidnight = localTime(end).minutes === 0;
  return isMidnight ? dayText(new Date(end.getTime() - 1), locale) : dayAndTimeText(end, locale);
}
/**
 * "21.11.2026, 17:05 Uhr", in the morning "21.11.2026, 8:05 Uhr" like opening hours; in English "21 November
 * 2026, 17:05".
 */
export function dayAndTimeText(instant: Date, locale: string = SHOP_LOCALE): string {
  const { minutes } = localTime(instant);
  // Not by Intl: browsers differ in the leading zero of English hours.
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return `${dayText(instant, locale)}, ${time}${isGerman(locale) ? ' Uhr' : ''}`;
}
