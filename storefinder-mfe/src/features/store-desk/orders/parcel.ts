import { firstProblem, plainTrackingNumber, type Problem, trackingNumber } from '@fachwerk/shared/rules';
import type { NewOrderAction } from '../action/desk-action';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { linesToPick, type Picked } from './picked';

/** A parcel as it is typed; a line without an entry is in it with all open pieces. */
export interface TypedParcel {
  carrier: string;
  number: string;
  pieces: Picked;
}

/** The bar code of an item, of another order perhaps. */
export const EAN = 'deskError.trackingIsEan';

export type ParcelProblems = Partial<Record<'carrier' | 'number' | 'lines', Problem>>;

const linesOf = (order: OrderOnDesk, pieces: Picked) =>
  linesToPick(order)
    .map(({ lineId, open }) => ({ lineId, quantity: Math.min(pieces[lineId] ?? open, open) }))
    .filter(({ quantity }) => quantity > 0);

/** `plain`: a number as `plainTrackingNumber` gives it. */
export const numberProblem = ({ lines }: OrderOnDesk, plain: string): Problem | null =>
  lines.some(({ ean }) => ean === plain) ? { key: EAN } : firstProblem(plain, trackingNumber);

/** What is missing or wrong; empty if the parcel can be reported. */
export function problemsOf(order: OrderOnDesk, { carrier, number, pieces }: TypedParcel): ParcelProblems {
  const wrongNumber = numberProblem(order, plainTrackingNumber(number));
  return {
    ...(carrier === '' && { carrier: { key: 'noCarrier' } }),
    ...(wrongNumber && { number: wrongNumber }),
    ...(linesOf(order, pieces).length === 0 && { lines: { key: 'nothing' } }),
  };
}

/** The lines are named even if all are sent: what is open may change before the action is sent. */
export function shipAction(order: OrderOnDesk, { carrier, number, pieces }: TypedParcel): NewOrderAction {
  const lines = linesOf(order, pieces);
  const isSent = ({ lineId }: { lineId: number }) => lines.some((line) => line.lineId === lineId);
  return {
    name: 'reportShipped',
    orderId: order.orderId,
    orderNumber: order.number,
    itemIds: order.lines.filter(isSent).map(({ itemId }) => itemId),
    json: { carrier, trackingNumber: plainTrackingNumber(number), lines },
  };
}
