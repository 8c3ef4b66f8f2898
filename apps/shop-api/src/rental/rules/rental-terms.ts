import type { RentalTerms } from '@fachwerk/shared/contracts';

/** What every vehicle is rented by. The answer about vehicles has them, and screens state them. */
export const TERMS = {
  stepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  longestDays: 7,
  pendingMinutes: 15,
  freeCancelHours: 24,
  graceMinutes: 15,
} as const satisfies RentalTerms;

/** The weekend price covers the time from Saturday to Monday, on the clock of the store. */
export const WEEKEND = { saturday: '12:00', monday: '09:00' } as const;

/**
 * What the desk may do: a hand-out so long before the begin, and a no-show so long after it. A booking that
 * it has not reported lapses so long after its end.
 */
export const DESK_TERMS = { earlyMinutes: 60, noShowMinutes: 60, unreportedDays: 7 } as const;

/**
 * So long after a step of a booking a customer may change or cancel it, however soon it begins, and the desk
 * may undo what it has reported.
 */
export const MISTAKE_MINUTES = 30;

export const MINUTE_MS = 60_000;
