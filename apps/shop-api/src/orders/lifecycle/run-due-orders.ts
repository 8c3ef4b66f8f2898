import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import type { Kernel } from '../../kernel/context/kernel';
import { moveOrder } from './move-order';
import { findOrder } from './order';
import { connections } from './order-connections';
import { openPieces } from './order-money';

type Needs = Pick<Kernel, 'db' | 'now' | 'secrets' | 'mailSealer' | 'log'>;

/**
 * Carries out the events that are due, each in a transaction of its own. Several processes can run it at the
 * same time. An order that fails is left to the next run and does not stop the others.
 */
export async function runDueOrders(context: Needs): Promise<number> {
  const { db, log } = context;
  const failed: string[] = [];
  for (let done = 0; ; done++) {
    let orderId: string | undefined;
    try {
      const isDone = await db.transaction(async (tx) => {
        const due = await lockDue(tx, context.now(), failed);
        orderId = due?.id;
        if (due) await carryOut(tx, due, context);
        return due === undefined;
      });
      if (isDone) return done;
    } catch (error) {
      if (orderId === undefined) throw error;
      log.error({ err: error, orderId }, 'a timer of an order failed');
      failed.push(orderId);
    }
  }
}

interface Due {
  [column: string]: unknown;
  id: string;
  event: OrderEvent;
}

const lockDue = async (tx: Queryable, now: Date, failed: readonly string[]): Promise<Due | undefined> =>
  (
    await tx.query<Due>(
      `select id, due_event as event from shop_order where due_at <= $1 and id <> all($2)
       order by due_at limit 1 for update skip locked`,
      [now, failed],
    )
  )[0];

async function carryOut(tx: Queryable, { id, event }: Due, context: Needs): Promise<void> {
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
    const reference = `${orderId} ${lineId}`;
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
