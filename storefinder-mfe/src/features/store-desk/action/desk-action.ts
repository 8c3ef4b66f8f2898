import type { OrderState } from '@fachwerk/shared/contracts';

/** Calls that a desk can send later; `desk-calls.ts` has the call of each. */
export type ActionName =
  | 'startPicking'
  | 'reportFound'
  | 'reportReady'
  | 'handOver'
  | 'reportShipped'
  | 'reportDelivered'
  | 'reportExpired'
  | 'reportReturned';

/** What a person did at the desk, before it is recorded. */
export interface NewAction {
  name: ActionName;
  /** Actions of one order are sent in order. */
  orderId: string;
  /** The number of the order, for people. */
  orderNumber: string;
  /** Ids, numbers and pieces only, nothing of the buyer: it stays on the device after signing out. */
  json?: object;
}

/** An action in the queue of the device. */
export interface DeskAction extends NewAction {
  /** The idempotency key. */
  id: string;
  /** Place in the queue; rises with each action. */
  place: number;
  /** The desk (company id of the store) that it was recorded for; it is never sent for another. */
  desk: string;
  /** Personnel number. */
  recordedBy: string;
  /** Milliseconds on the clock of the device; only its distance from now is sent. */
  recordedAt: number;
  refusal?: Refusal;
}

/** Why an action was not carried out. */
export interface Refusal {
  status: number;
  /** Message key of the answer. */
  reason: string;
  /** Values of the message. */
  values?: Record<string, string | number>;
  /** The state of the order after it was read again. */
  stateNow?: OrderState;
}

/** Whole seconds since the action was recorded; a clock that was set back gives 0. */
export const secondsSince = ({ recordedAt }: Pick<DeskAction, 'recordedAt'>, now: number): number =>
  Math.max(0, Math.round((now - recordedAt) / 1000));
