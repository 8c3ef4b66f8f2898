import type { OrderEvent } from '@fachwerk/shared/contracts';
import { instantOf, localTime, plusDays } from '@fachwerk/shared/time';
import { hoursOn, type OpeningPlan } from '../../stores/store/opening-rules';
import type { Order } from './order';

export type TimerName = 'payment' | 'remind' | 'collect' | 'reservation' | 'extension';

export interface Timer {
  dueAt: Date;
  dueEvent: OrderEvent;
  /** Shown to the shopper; kept if it is absent. */
  collectUntil?: Date;
}

const PAYMENT_MINUTES = 30;
const REMINDER_DAYS = 7;
const COLLECT_DAYS = 14;
const HOLD_WORKING_DAYS = 3;
/** A store that does not open for so long holds the goods until the end of this time. */
const LONGEST_CLOSURE_DAYS = 30;

const endOfDay = (now: Date, days: number): Date => instantOf(plusDays(localTime(now).date, days), '24:00');

/** Closing time of the given number of days on which the store opens, after the day of `now`. */
function closingAfter(now: Date, workingDays: number, plan: OpeningPlan): Date {
  const { date: today } = localTime(now);
  let opened = 0;
  for (let days = 1; days <= LONGEST_CLOSURE_DAYS; days++) {
    const date = plusDays(today, days);
    const closing = hoursOn(date, plan).at(-1)?.to;
    if (closing !== undefined && ++opened === workingDays) return instantOf(date, closing);
  }
  return endOfDay(now, LONGEST_CLOSURE_DAYS);
}

/**
 * Closing time of the third day on which the store opens. The day of the event does not count (BGB §187(1));
 * holidays of the store's state do not count either.
 */
export const holdEnd = (now: Date, plan: OpeningPlan): Date => closingAfter(now, HOLD_WORKING_DAYS, plan);

/** `plan` is needed for reservations. */
export function timerOf(
  name: TimerName,
  now: Date,
  order: Pick<Order, 'collectUntil'>,
  plan?: OpeningPlan,
): Timer {
  switch (name) {
    case 'payment':
      return { dueAt: new Date(now.getTime() + PAYMENT_MINUTES * 60_000), dueEvent: 'expire-payment' };
    case 'remind':
      return {
        dueAt: endOfDay(now, REMINDER_DAYS - 1),
        dueEvent: 'remind',
        collectUntil: endOfDay(now, COLLECT_DAYS),
      };
    case 'collect':
      return { dueAt: order.collectUntil ?? endOfDay(now, COLLECT_DAYS - REMINDER_DAYS), dueEvent: 'expire' };
    case 'reservation':
    case 'extension': {
      if (!plan) throw new Error('A reservation has a store with opening hours.');
      const dueAt =
        name === 'reservation' ? holdEnd(now, plan) : closingAfter(order.collectUntil ?? now, 1, plan);
      return { dueAt, dueEvent: 'expire', collectUntil: dueAt };
    }
  }
}
