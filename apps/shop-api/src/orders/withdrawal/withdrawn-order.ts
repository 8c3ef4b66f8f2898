import type { WithdrawalForm } from '@fachwerk/shared/contracts';
import { readWithdrawalLines, withdrawnLines } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { requireSession } from '../../kernel/session/session-plugin';
import { readOrderNumber } from '../../kernel/text/order-number';
import { mayRead, orderReader } from '../access/may-read';
import type { OrdersContext } from '../context/orders-context';
import { findOrder } from '../lifecycle/order';
import type { WithdrawnOrder } from './withdrawal-repository';

/**
 * The lines of an order that the visitor has opened; undefined for a withdrawal in free words. If the visitor
 * may not read the order any more, the lines are kept as they were sent: no withdrawal is refused for it.
 */
export async function withdrawnOrder(
  { db, now }: Pick<OrdersContext, 'db' | 'now'>,
  { order: orderId, orderNumber, lines: field }: WithdrawalForm,
  request: FastifyRequest,
): Promise<WithdrawnOrder | undefined> {
  if (orderId === '') return undefined;
  const [order, reader] = await Promise.all([
    findOrder(db, orderId),
    orderReader(db, requireSession(request).id),
  ]);
  const isOpen =
    order?.number === (readOrderNumber(orderNumber) ?? orderNumber) && mayRead(order, reader, now());
  const { lines, isPart } = isOpen
    ? withdrawnLines(
        order.lines.filter(({ isFreeGift }) => !isFreeGift),
        field,
      )
    : { lines: readWithdrawalLines(field), isPart: true };
  if (lines.length === 0) throw fieldRefusal('lines', 'withdrawal.lines.missing');
  if (!isOpen) return { orderId: null, lines, isPart };
  const isOfCards = lines.every(({ lineId }) =>
    order.lines.some((line) => line.lineId === lineId && line.giftCardValue !== null),
  );
  return { orderId: order.id, lines, isPart, isOfCards };
}
