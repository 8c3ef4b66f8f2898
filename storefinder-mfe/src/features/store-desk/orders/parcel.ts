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

export type ParcelProblems = Partial<Record<'carrier' | 'number' | 'lines', Problem>>;

const linesOf = (order: OrderOnDesk, pieces: Picked) =>
  linesToPick(order)
    .map(({ lineId, open }) => ({ lineId, quantity: Math.min(pieces[lineId] ?? open, open) }))
    .filter(({ quantity }) => quantity > 0);

/** What is missing or wrong; empty if the parcel can be reported. */
export function problemsOf(order: OrderOnDesk, { carrier, number, pieces }: TypedParcel): ParcelProblems {
  const plain = plainTrackingNumber(number);
  const isEan = order.lines.some(({ ean }) => ean === plain);
  const wrongNumber = isEan ? { key: 'deskError.trackingIsEan' } : firstProblem(plain, trackingNumber);
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
