import { isWorkingDay, localTime, minutesOf, plusDays, shortDateText } from '@fachwerk/shared/time';

/** Orders before this time are shipped on the same day. */
const CUT_OFF = '14:00';

export interface DeliveryDates {
  /** ISO dates. */
  min: string;
  max: string;
  /** "Mo., 24.11." or "Mo., 24.11. – Mi., 26.11." */
  text: string;
}

/** Arrival of a parcel ordered now, counted in German working days including Saturdays. */
export function deliveryDates(now: Date, days: { min: number; max: number }): DeliveryDates {
  const { date: today, minutes } = localTime(now);
  const isTooLate = minutes >= minutesOf(CUT_OFF) || !isWorkingDay(today);
  const start = isTooLate ? nextWorkingDay(today) : today;
  const min = addWorkingDays(start, days.min);
  const max = addWorkingDays(start, days.max);
  const [from, to] = [shortDateText(min), shortDateText(max)];
  return { min, max, text: from === to ? from : `${from} – ${to}` };
}

function nextWorkingDay(date: string): string {
  const next = plusDays(date, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

const addWorkingDays = (date: string, count: number): string =>
  count <= 0 ? date : addWorkingDays(nextWorkingDay(date), count - 1);
