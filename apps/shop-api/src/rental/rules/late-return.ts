import { instantOf, localTime, minutesOf, plusDays } from '@fachwerk/shared/time';
import { hoursOn, type OpeningPlan } from '../../stores/store/opening-rules';
import { extraPrice, type Period, type Tariff } from './rental-price';
import { isOpenFor } from './rental-slots';

/**
 * When a vehicle must be back: at the agreed end or, if the store is closed by then, when it opens next.
 * Undefined if it does not open until the end of the day of `until`.
 */
export function dueBack(to: Date, plan: OpeningPlan, until: Date): Date | undefined {
  if (isOpenFor(to, plan)) return to;
  const agreed = localTime(to);
  const last = localTime(until).date;
  for (let date = agreed.date; date <= last; date = plusDays(date, 1)) {
    const next = hoursOn(date, plan).find(
      ({ from }) => date > agreed.date || minutesOf(from) > agreed.minutes,
    );
    if (next) return instantOf(date, next.from);
  }
  return undefined;
}

export function isOverdue({ to }: Period, plan: OpeningPlan, now: Date): boolean {
  const due = dueBack(to, plan, now);
  return due !== undefined && due < now;
}

/** The charge for a return at `at`. While the store is closed since the agreed end, nothing is charged. */
export function lateCharge(
  booking: Period & Tariff,
  plan: OpeningPlan,
  at: Date,
): { lateMinutes: number; cents: number } {
  const due = dueBack(booking.to, plan, at);
  if (!due) return { lateMinutes: 0, cents: 0 };
  return extraPrice({ from: booking.from, to: due }, at, booking);
}
