import { type Cancellation, readCancellation } from '@fachwerk/shared/contracts';
import { readPieces } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { type ChangedLines, changeLines, type LineQuantity } from '../lifecycle/change-lines';
import { buyerOf, findStep } from '../lifecycle/find-step';
import type { Order } from '../lifecycle/order';
import { type EndedBenefits, endedBenefits, givenBack, isWholly } from '../lifecycle/order-money';

/** What a cancellation would give back, computed as the cancellation itself does; changes nothing. */
export async function cancellationRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now } = context;

  route(app, readCancellation, async (request) => {
    const order = await requireOrder(context, request);
    const field = request.query.lines ?? '';
    const asked = readLines(field);
    const event = asked ? 'cancel-lines' : 'cancel';
    const step = await findStep(db, order, event, { actor: buyerOf(order), now: now() });
    const changed = step?.lines && changeLines(step.lines, order, asked);
    if (!changed) throw new ShopError({ statusCode: 412, key: 'error.order.notCancellable' });
    return cancellationOf(order, changed, field);
  });
}

function cancellationOf(order: Order, changed: ChangedLines, field: string): Cancellation {
  const after: Order = { ...order, lines: changed.lines, revised: changed.revised };
  const { cents, giftCardCents } = givenBack(order, after);
  return {
    lines: field,
    isWhole: isWholly.givenBack(changed.lines),
    amount: displayPrice(cents),
    giftCard: displayPrice(giftCardCents),
    payment: displayPrice(cents - giftCardCents),
    ...lostOf(endedBenefits(order, after)),
  };
}

const lostOf = ({ gifts, shippingCents, lostCents }: EndedBenefits): Pick<Cancellation, 'lost'> => {
  const price = (cents: number) => (cents > 0 ? displayPrice(cents) : null);
  const isNothing = gifts.length === 0 && shippingCents === 0 && lostCents === 0;
  return isNothing
    ? {}
    : { lost: { gifts: [...gifts], shipping: price(shippingCents), discount: price(lostCents) } };
};

/** Undefined for all lines. */
const readLines = (field: string): LineQuantity[] | undefined =>
  field === '' ? undefined : readPieces(field);
