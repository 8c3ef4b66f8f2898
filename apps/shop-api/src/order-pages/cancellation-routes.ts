import { type Cancellation, readCancellation } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { displayPrice } from '../catalogue/display';
import { route } from '../http/route';
import { ShopError } from '../http/shop-error';
import { type ChangedLines, changeLines, type LineQuantity } from '../orders/change-lines';
import { buyerOf, findStep } from '../orders/find-step';
import type { Order } from '../orders/order';
import { keptPieces, owedCents, settlementOf } from '../orders/order-money';
import { requireOrder } from '../orders/require-order';
import type { ShopContext } from '../shop-context';

/** What a cancellation would give back, computed as the cancellation itself does; changes nothing. */
export async function cancellationRoutes(app: FastifyInstance, context: ShopContext): Promise<void> {
  const { db, now } = context;

  route(app, readCancellation, async (request) => {
    const order = await requireOrder(context, request);
    const field = request.query.lines ?? '';
    const asked = readLines(field);
    const event = asked ? 'cancel-lines' : 'cancel';
    const step = await findStep(db, order, event, { actor: buyerOf(order), now: now() });
    const changed = step?.lines && changeLines(step.lines, order.lines, asked);
    if (!changed) throw new ShopError(412, 'error.order.notCancellable');
    return cancellationOf(order, changed, field);
  });
}

function cancellationOf(order: Order, changed: ChangedLines, field: string): Cancellation {
  const after: Order = { ...order, lines: changed.lines };
  const amount = owedCents(order) - owedCents(after);
  const giftCard = settlementOf(order).giftCardCents - settlementOf(after).giftCardCents;
  return {
    lines: field,
    isWhole: changed.lines.every((line) => keptPieces(line) === 0),
    amount: displayPrice(amount),
    giftCard: displayPrice(giftCard),
    payment: displayPrice(amount - giftCard),
  };
}

/** "1:2,3:1"; undefined for all lines. */
const readLines = (field: string): LineQuantity[] | undefined =>
  field === ''
    ? undefined
    : field.split(',').map((pair) => {
        const [lineId = 0, quantity = 0] = pair.split(':').map(Number);
        return { lineId, quantity };
      });
