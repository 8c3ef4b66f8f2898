import type { RentalState } from '@fachwerk/shared/contracts';
import { DESK_TERMS, MINUTE_MS, MISTAKE_MINUTES, TERMS } from './rental-terms';

/** States that keep the time of a vehicle; the exclusion constraint has the same list. */
export const HOLDING_STATES = ['PENDING', 'BOOKED', 'HANDED_OUT'] as const satisfies readonly RentalState[];

export type RentalEvent = 'confirm' | 'change' | 'cancel' | 'hand-out' | 'return' | 'no-show' | 'undo';

const STEPS: Record<RentalEvent, Partial<Record<RentalState, RentalState>>> = {
  // An expired booking can still be confirmed; the database refuses it if the time is taken.
  confirm: { PENDING: 'BOOKED', EXPIRED: 'BOOKED' },
  change: { BOOKED: 'BOOKED' },
  cancel: { PENDING: 'CANCELLED', BOOKED: 'CANCELLED' },
  'hand-out': { BOOKED: 'HANDED_OUT' },
  return: { HANDED_OUT: 'RETURNED' },
  'no-show': { BOOKED: 'NO_SHOW' },
  // What the desk has reported by mistake; a cancellation has sent a mail.
  undo: { HANDED_OUT: 'BOOKED', RETURNED: 'HANDED_OUT', NO_SHOW: 'BOOKED' },
};

interface Timed {
  state: RentalState;
  from: Date;
  to: Date;
  /** The last step: booked, or changed. */
  changedAt: Date;
}

/** The state after an event; undefined where it is not possible, whatever the time is. */
export const stateAfter = (state: RentalState, event: RentalEvent): RentalState | undefined =>
  STEPS[event][state];

/**
 * A day before the begin, or shortly after the last step: a mistake is no late cancellation. `isAffected`:
 * the store cannot keep the booking, so that the customer has time until its begin.
 */
export function freeCancelUntil(
  { from, changedAt }: Pick<Timed, 'from' | 'changedAt'>,
  isAffected: boolean,
): Date {
  const dayBefore = from.getTime() - TERMS.freeCancelHours * 60 * MINUTE_MS;
  const undone = changedAt.getTime() + MISTAKE_MINUTES * MINUTE_MS;
  return isAffected ? from : new Date(Math.min(from.getTime(), Math.max(dayBefore, undone)));
}

export const mayChange = (booking: Timed, now: Date, isAffected: boolean): boolean =>
  booking.state === 'BOOKED' && now < booking.from && now <= freeCancelUntil(booking, isAffected);

export const mayCancel = ({ state, from }: Pick<Timed, 'state' | 'from'>, now: Date): boolean =>
  stateAfter(state, 'cancel') !== undefined && now < from;

/** Not long before its begin, and not when its time is over. */
export const mayHandOut = ({ state, from, to }: Omit<Timed, 'changedAt'>, now: Date): boolean =>
  state === 'BOOKED' && now.getTime() >= from.getTime() - DESK_TERMS.earlyMinutes * MINUTE_MS && now < to;

/** Not where the store is the reason. */
export const mayBeNoShow = (
  { state, from }: Pick<Timed, 'state' | 'from'>,
  now: Date,
  isAffected: boolean,
): boolean =>
  state === 'BOOKED' && !isAffected && now.getTime() >= from.getTime() + DESK_TERMS.noShowMinutes * MINUTE_MS;

interface Reported {
  state: RentalState;
  changedAt: Date;
  handedOutAt: Date | null;
  returnedAt: Date | null;
}

/** Shortly after the step that is undone; a hand-out whose return was undone is older. */
export function mayUndo(booking: Reported, now: Date): boolean {
  const at = reportedAt(booking);
  return at !== null && now.getTime() <= at.getTime() + MISTAKE_MINUTES * MINUTE_MS;
}

function reportedAt({ state, changedAt, handedOutAt, returnedAt }: Reported): Date | null {
  switch (state) {
    case 'HANDED_OUT':
      return handedOutAt;
    case 'RETURNED':
      return returnedAt;
    case 'NO_SHOW':
      return changedAt;
    default:
      return null;
  }
}
