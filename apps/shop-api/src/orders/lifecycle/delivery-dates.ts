import { DISPATCH_HOUR, type Language } from '@fachwerk/shared/rules';
import { isWorkingDay, localTime, plusDays } from '@fachwerk/shared/time';
import { answerLanguage } from '../../kernel/text/answer-language';
import { datesIn } from '../../kernel/text/dates-in';

export interface DeliveryDates {
  /** ISO dates. */
  min: string;
  max: string;
  /** "Mo., 24.11." or "Mo., 24.11. – Mi., 26.11." */
  text: string;
}

/** Working days until the arrival. */
export interface DeliveryDays {
  min: number;
  max: number;
}

const MINUTE_MS = 60_000;

/** Computed in the last minute; the dates by days until the arrival stay for the whole shipping day. */
const computed = { minute: Number.NaN, shippingDay: '', dates: new Map<string, DeliveryDates>() };

/**
 * Arrival of a parcel ordered now, counted in German working days including Saturdays. Computed once for each
 * day, range and language.
 */
export function deliveryDatesFrom(now: Date): (days: DeliveryDays) => DeliveryDates {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const shippingDay = minute === computed.minute ? computed.shippingDay : shippingDayAt(now);
  if (shippingDay !== computed.shippingDay) computed.dates = new Map();
  Object.assign(computed, { minute, shippingDay });
  const { dates } = computed;
  return (days) => {
    const range = `${days.min}-${days.max} ${answerLanguage()}`;
    const known = dates.get(range) ?? datesFrom(shippingDay, days);
    dates.set(range, known);
    return known;
  };
}

function shippingDayAt(now: Date): string {
  const { date: today, minutes } = localTime(now);
  const isTooLate = minutes >= DISPATCH_HOUR * 60 || !isWorkingDay(today);
  return isTooLate ? nextWorkingDay(today) : today;
}

function datesFrom(shippingDay: string, days: DeliveryDays): DeliveryDates {
  const min = addWorkingDays(shippingDay, days.min);
  const max = addWorkingDays(shippingDay, days.max);
  return { min, max, text: daysText(min, max) };
}

/** "Mo., 24.11." or "Mo., 24.11. – Mi., 26.11."; of ISO dates. */
export function daysText(min: string, max: string, language: Language = answerLanguage()): string {
  const { shortDate } = datesIn(language);
  return min === max ? shortDate(min) : `${shortDate(min)} – ${shortDate(max)}`;
}

function nextWorkingDay(date: string): string {
  const next = plusDays(date, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

const addWorkingDays = (date: string, count: number): string =>
  count <= 0 ? date : addWorkingDays(nextWorkingDay(date), count - 1);
