import { drain, type Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import type { Kernel } from '../../kernel/context/kernel';
import { moveOrder } from './move-order';
import { findOrder } from './order';
import { connections } from './order-connections';
import { openPieces } from './order-money';
import { orderTimerQueue } from './order-timer-queue';
import { cardReference } from './returned-cards';

type Needs = Pick<Kernel, 'db' | 'now' | 'secrets' | 'mailSealer' | 'log'>;

interface Due {
  [column: string]: unknown;
  id: string;
}

/**
 * Carries out the events that are due, each in a transaction of its own. Several processes can run it at the
 * same time. An order that fails is repeated after a pause and does not stop the others. Returns the number
 * of orders whose event was carried out.
 */
export async function runDueOrders(context: Needs): Promise<number> {
  const { db, log } = context;
  return drain<Due>(db, orderTimerQueue, {
    columns: 'r.id',
    now: context.now(),
    work: ({ id }) => db.transaction((tx) => carryOut(tx, id, context)),
    onError: ({ row, error }) => log.error({ err: error, orderId: row.id }, 'a timer of an order failed'),
  });
}

async function carryOut(tx: Queryable, id: string, context: Needs): Promise<void> {
  const [due] = await tx.query<{ event: OrderEvent }>(
    'select due_event as event from shop_order where id = $1 and due_at <= $2 and due_event is not null for update',
    [id, context.now()],
  );
  // A step has ended the timer since the claim.
  if (!due) return;
  const { event } = due;
  if (event === 'issue') await issueGiftCards(tx, id, context);
  const { moved } = await moveOrder(tx, id, event, { actor: 'timer', now: context.now() });
  if (!moved) throw new Error(`The event ${event} of order ${id} is due and changes nothing.`);
}

/** Number and PIN exist only in the mail to the recipient; until it is sent, they are encrypted. */
async function issueGiftCards(
  tx: Queryable,
  orderId: string,
  { secrets, mailSealer, now }: Needs,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  for (const line of order?.lines ?? []) {
    const { lineId, giftCardValue: cents, giftCardDetails } = line;
    if (cents === null || openPieces(line) === 0) continue;
    const reference = cardReference(orderId, lineId);
    const codes = await issueGiftCard(tx, secrets.giftCards, { cents, reference, now: now() });
    if (codes && order)
      await connections.enqueueMail(
        tx,
        'gift-card',
        order,
        {
          lineId,
          cents,
          ...giftCardDetails,
          sealedCodes: mailSealer.seal(JSON.stringify(codes), orderId),
        },
        { cause: 'shop' },
      );
  }
}
