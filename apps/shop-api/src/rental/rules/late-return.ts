import type { RentalState } from '@fachwerk/shared/contracts';
import { instantOf, localTime, minutesOf, plusDays } from '@fachwerk/shared/time';
import { hoursOn, type OpeningPlan } from '../../stores/store/opening-rules';
import { extraPrice, type Period, type Tariff } from './rental-price';
import { isOpenFor } from './rental-slots';
import { TERMS } from './rental-terms';

/** The agreed end, and a later one that a mail has promised because the store was to be closed. */
export interface Ending {
  to: Date;
  backBy: Date | null;
}

export const endOf = ({ to, backBy }: Ending): Date => (backBy && backBy > to ? backBy : to);

/**
 * When a vehicle must be back: at the agreed or promised end or, if the store is closed by then, when it
 * opens next. Undefined if it does not open until the end of the day of `until`.
 */
export function dueBack({ to, backBy }: Ending, plan: OpeningPlan, until: Date): Date | undefined {
  const end = endOf({ to, backBy });
  if (isOpenFor(end, plan)) return end;
  const agreed = localTime(end);
  const last = localTime(until).date;
  for (let date = agreed.date; date <= last; date = plusDays(date, 1)) {
    const next = hoursOn(date, plan).find(
      ({ from }) => date > agreed.date || minutesOf(from) > agreed.minutes,
    );
    if (next) return instantOf(date, next.from);
  }
  return undefined;
}

/**
 * The later time that a mail promises for the return of a vehicle that is out, while the store is to be
 * closed at the agreed one, or at the one that was promised before; null if none is promised.
 */
export function promisedBack(booking: Ending & { state: RentalState }, plan: OpeningPlan): Date | null {
  const end = endOf(booking);
  if (booking.state !== 'HANDED_OUT' || isOpenFor(end, plan)) return null;
  const last = plusDays(localTime(end).date, TERMS.horizonDays);
  return dueBack(booking, plan, instantOf(last, '00:00')) ?? null;
}

export function isOverdue(booking: Ending, plan: OpeningPlan, now: Date): boolean {
  const due = dueBack(booking, plan, now);
  return due !== undefined && due < now;
}

/** The charge for a return at `at`. While the store is closed since the agreed end, nothing is charged. */
export function lateCharge(
  booking: Period & Ending & Tariff,
  plan: OpeningPlan,
  at: Date,
): { lateMinutes: number; cents: number } {
  const due = dueBack(booking, plan, at);
  if (!due) return { lateMinutes: 0, cents: 0 };
  return extraPrice({ from: booking.from, to: due }, at, booking);
}
