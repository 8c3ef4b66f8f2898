import { instantOf, localTime, minutesOf, plusDays } from '@fachwerk/shared/time';
import { hoursOn, type OpeningPlan } from '../../stores/store/opening-rules';
import type { Period } from './rental-price';
import { MINUTE_MS, TERMS } from './rental-terms';

export interface Slot {
  /** "08:30" */
  time: string;
  at: Date;
}

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * The instant of a time on the clock; null for one that the clock skips in spring. A time that it shows twice
 * in autumn is the second one, as everywhere in the shop.
 */
export function instantAt(date: string, time: string): Date | null {
  const at = instantOf(date, time);
  const shown = localTime(at);
  return shown.date === date && shown.minutes === minutesOf(time) ? at : null;
}

/** A vehicle is handed out until a step before closing time, and taken back until closing time. */
export function slotsOf(date: string, plan: OpeningPlan, kind: 'start' | 'end'): Slot[] {
  const step = TERMS.stepMinutes;
  return hoursOn(date, plan).flatMap(({ from, to }) => {
    const last = minutesOf(to) - (kind === 'start' ? step : 0);
    const slots: Slot[] = [];
    for (let minutes = Math.ceil(minutesOf(from) / step) * step; minutes <= last; minutes += step) {
      const time = clock(minutes);
      const at = instantAt(date, time);
      if (at) slots.push({ time, at });
    }
    return slots;
  });
}

/** The last instant at which a rental can end: the same time after the longest rental. */
function latestEnd(from: Date): Date {
  const { date, minutes } = localTime(from);
  return instantOf(plusDays(date, TERMS.longestDays), clock(minutes));
}

export const earliestStart = (now: Date): Date => new Date(now.getTime() + TERMS.leadMinutes * MINUTE_MS);
export const lastDay = (now: Date): string => plusDays(localTime(now).date, TERMS.horizonDays);

/** A time that cannot be rented, as the field of a form and the key of its text. */
export interface PeriodFault {
  field: 'fromDay' | 'fromTime' | 'toDay' | 'toTime';
  key: string;
  values?: Record<string, string | number>;
}

/** Without the bookings of others. */
export function periodFault({ from, to }: Period, plan: OpeningPlan, now: Date): PeriodFault | undefined {
  if (to <= from) return { field: 'toTime', key: 'rental.error.endsBefore' };
  if (from < now) return { field: 'fromDay', key: 'rental.error.past' };
  if (from < earliestStart(now))
    return { field: 'fromTime', key: 'rental.error.lead', values: { minutes: TERMS.leadMinutes } };
  if (localTime(from).date > lastDay(now))
    return { field: 'fromDay', key: 'rental.error.horizon', values: { days: TERMS.horizonDays } };
  if (to > latestEnd(from))
    return { field: 'toDay', key: 'rental.error.tooLong', values: { days: TERMS.longestDays } };
  return slotFault('from', from, plan) ?? slotFault('to', to, plan);
}

function slotFault(side: 'from' | 'to', at: Date, plan: OpeningPlan): PeriodFault | undefined {
  const { date } = localTime(at);
  if (hoursOn(date, plan).length === 0) return { field: `${side}Day`, key: 'rental.error.closedDay' };
  const slots = slotsOf(date, plan, side === 'from' ? 'start' : 'end');
  return slots.some((slot) => slot.at.getTime() === at.getTime())
    ? undefined
    : { field: `${side}Time`, key: 'rental.error.notOpen' };
}

/** The store is closed by now when a booking begins or ends. */
export const isClosedFor = ({ from, to }: Period, plan: OpeningPlan): boolean =>
  !isOpenFor(from, plan) || !isOpenFor(to, plan);

/** By the hours and not by the steps: other hours than before may begin at other minutes. */
export function isOpenFor(at: Date, plan: OpeningPlan): boolean {
  const { date, minutes } = localTime(at);
  return hoursOn(date, plan).some(({ from, to }) => minutesOf(from) <= minutes && minutes <= minutesOf(to));
}

/** Starts of a day with the last instant at which each can end, beside the times that are taken. */
export function freeStarts(
  date: string,
  plan: OpeningPlan,
  { busy, now }: { busy: readonly Period[]; now: Date },
): (Slot & { until: Date })[] {
  if (date > lastDay(now)) return [];
  const earliest = earliestStart(now);
  return slotsOf(date, plan, 'start').flatMap((slot) => {
    if (slot.at < earliest || busy.some(({ from, to }) => from <= slot.at && slot.at < to)) return [];
    const next = busy.filter(({ from }) => from > slot.at).map(({ from }) => from.getTime());
    const until = new Date(Math.min(latestEnd(slot.at).getTime(), ...next));
    return [{ ...slot, until }];
  });
}
