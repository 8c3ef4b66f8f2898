import { type Payouts, readPayouts, reportPayout } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { deskAndNumber } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import type { OrdersContext } from '../context/orders-context';
import { findOrder } from '../lifecycle/order';
import { createBankDetails } from '../pages/bank-details-repository';
import { findRefusedRefunds } from '../payments/refused-refunds';
import { payOut } from './pay-out';

/** Pays refunds; it hands out no goods, so that the token of a store shows no account. */
const ACCOUNTING = 'accounting';

/** Refunds that the provider has refused: the desk `accounting` transfers them to a bank account. */
export async function payoutRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, bankDetailsSealer } = context;
  const bankDetails = createBankDetails(db, bankDetailsSealer);
  context.openForDesks(app, { name: ACCOUNTING, msg: 'error.order.notFound' });

  async function waiting(): Promise<Payouts> {
    const byOrder = new Map<string, { cents: number; since: Date }>();
    for (const { orderId, cents, since } of await findRefusedRefunds(db, null)) {
      const before = byOrder.get(orderId);
      byOrder.set(orderId, { cents: cents + (before?.cents ?? 0), since: before?.since ?? since });
    }
    const payouts = await Promise.all(
      [...byOrder].map(async ([orderId, { cents, since }]) => ({
        orderId,
        orderNumber: (await findOrder(db, orderId))?.number ?? '',
        amount: displayPrice(cents),
        since: since.toISOString(),
        account: (await bankDetails.find(orderId)) ?? null,
      })),
    );
    return { payouts };
  }

  route(app, readPayouts, waiting);

  route(app, reportPayout, async (request) => {
    const { params, body } = request;
    const { orderId } = params;
    if (!(await findOrder(db, orderId)))
      throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    await db.transaction(async (tx) => {
      if ((await payOut(tx, orderId, body, `desk ${deskAndNumber(request)}`)) === 'changed')
        throw new ShopError({ statusCode: 412, key: 'deskError.payoutChanged' });
    });
    return waiting();
  });
}
