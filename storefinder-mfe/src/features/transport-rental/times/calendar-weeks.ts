import type { RentalDay } from '@fachwerk/shared/contracts';

/** A day of the calendar; `first` is the first time at which a rental can begin. */
export type CalendarDay =
  | { day: string; state: 'free'; first: string }
  | { day: string; state: 'taken' | 'over' }
  | { day: string; state: 'closed'; reason: string | null };

interface Bounds {
  today: string;
  lastDay: string;
}

const WEEK = 7;

export function dayOf({ day, isOpen, reason, starts }: RentalDay, { today, lastDay }: Bounds): CalendarDay {
  const [first] = starts;
  if (first) return { day, state: 'free', first: first.time };
  // Today it may also be too late.
  if (isOpen && day === today) return { day, state: 'over' };
  if (day < today || day > lastDay) return { day, state: 'over' };
  return isOpen ? { day, state: 'taken' } : { day, state: 'closed', reason };
}

/** Days from a Monday on, as the rows of a calendar. */
export function weeksOf(days: readonly RentalDay[], bounds: Bounds): CalendarDay[][] {
  const weeks = Math.ceil(days.length / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK).map((day) => dayOf(day, bounds)),
  );
}
