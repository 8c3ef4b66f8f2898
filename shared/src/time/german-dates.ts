import { SHOP_LOCALE } from '../format/shop-locale';
import { localTime, TIME_ZONE } from './berlin-time';
import { noonOf } from './calendar-day';

const shortDate = /* @__PURE__ */ new Intl.DateTimeFormat(SHOP_LOCALE, {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});
const longDay = /* @__PURE__ */ new Intl.DateTimeFormat(SHOP_LOCALE, { timeZone: 'UTC', weekday: 'long' });
const dayAndMonth = /* @__PURE__ */ new Intl.DateTimeFormat(SHOP_LOCALE, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
});
const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const dayOfInstant = /* @__PURE__ */ new Intl.DateTimeFormat(SHOP_LOCALE, { timeZone: TIME_ZONE, ...day });
const timeOfInstant = /* @__PURE__ */ new Intl.DateTimeFormat(SHOP_LOCALE, {
  timeZone: TIME_ZONE,
  ...day,
  hour: 'numeric',
  minute: '2-digit',
});

/** "Do., 24.12." for an ISO date. */
export const shortDateText = (date: string): string => shortDate.format(noonOf(date));
/** "Do." for an ISO date. */
export const shortWeekDayText = (date: string): string =>
  shortDate.formatToParts(noonOf(date))[0]?.value ?? '';
/** "Donnerstag" for an ISO date. */
export const weekDayText = (date: string): string => longDay.format(noonOf(date));
/** "24. Dezember" for an ISO date. */
export const dayAndMonthText = (date: string): string => dayAndMonth.format(noonOf(date));
/** "08:00" -> "8:00" */
export const timeText = (time: string): string => time.replace(/^0(?=\d:)/, '');
/** "21.11.2026": the day of an instant in Germany. */
export const dayText = (instant: Date): string => dayOfInstant.format(instant);
/**
 * When something ends: "21.11.2026, 17:05 Uhr", and "21.11.2026" for the end of that day, the midnight that
 * follows it.
 */
export function untilText(end: Date): string {
  const isMidnight = localTime(end).minutes === 0;
  return isMidnight ? dayText(new Date(end.getTime() - 1)) : dayAndTimeText(end);
}
/** "21.11.2026, 17:05 Uhr", in the morning "21.11.2026, 8:05 Uhr" like opening hours. */
export const dayAndTimeText = (instant: Date): string => `${timeOfInstant.format(instant)} Uhr`;
