import type { CorrectionReason, OrderState } from '@fachwerk/shared/contracts';

/** Calls about an order that a desk can send later; `desk-calls.ts` has the call of each. */
export type OrderActionName =
  | 'startPicking'
  | 'reportFound'
  | 'reportReady'
  | 'handOver'
  | 'reportShipped'
  | 'reportDelivered'
  | 'reportExpired'
  | 'reportReturned'
  | 'reportPutBack';

/** What a person did with an order, before it is recorded. */
export interface NewOrderAction {
  name: OrderActionName;
  /** Actions of one order are sent in order. */
  orderId: string;
  /** The number of the order, for people. */
  orderNumber: string;
  /** Ids, numbers and pieces only, nothing of the buyer: it stays on the device after signing out. */
  json?: object;
  /** The items whose pieces leave the store or come back; absent: all. Counts of them wait. */
  itemIds?: readonly string[];
  itemId?: never;
}

interface AboutItem {
  /** Counts of one item are sent in order, and so are its prices. */
  itemId: string;
  /** For people. */
  itemName: string;
  orderId?: never;
}

/** How many pieces lie in the store. */
export interface NewCorrection extends AboutItem {
  name: 'correctStock';
  json: { counted: number; seen: number; reason: CorrectionReason };
}

/** The price of an item, in cents. */
export interface NewPrice extends AboutItem {
  name: 'enterPrice';
  json: { cents: number; seen: number; seenChange?: string | null; isConfirmed: boolean };
}

export type NewItemAction = NewCorrection | NewPrice;
export type NewAction = NewOrderAction | NewItemAction;

interface Recorded {
  /** The idempotency key. */
  id: string;
  /** The desk (company id of the store) that it was recorded for; it is never sent for another. */
  desk: string;
  /** Personnel number. */
  recordedBy: string;
  /** Milliseconds on the clock of the device; only its distance from now is sent. */
  recordedAt: number;
  /** When it was sent for the first time. Without an answer the shop may have it, or not. */
  triedAt?: number;
  refusal?: Refusal;
}

/** An action that has no place in the queue yet. */
export type RecordedAction = NewAction & Recorded;

interface Placed extends Recorded {
  /** Place in the queue; rises with each action. */
  place: number;
}

export type OrderAction = NewOrderAction & Placed;
export type ItemAction = NewItemAction & Placed;
/** An action in the queue of the device. */
export type DeskAction = OrderAction | ItemAction;

export const isOrderAction = (action: DeskAction): action is OrderAction => action.orderId !== undefined;
export const isItemAction = (action: DeskAction): action is ItemAction => action.itemId !== undefined;

/**
 * What an action is about: later actions about the same wait for it. A count holds up no price, and nothing
 * of a colleague or of another desk.
 */
export const subjectOf = ({ name, orderId, itemId, desk, recordedBy }: RecordedAction): string =>
  orderId ?? [desk, recordedBy, name, itemId].join(' ');

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
