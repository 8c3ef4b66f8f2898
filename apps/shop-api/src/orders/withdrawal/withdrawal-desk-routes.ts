import { readWithdrawals, reportWithdrawalHandled } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { deskAndNumber } from '../../identity/staff/desk-access';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { handleWithdrawal } from '../cases/handled-withdrawal';
import type { OrdersContext } from '../context/orders-context';
import { findOpenWithdrawals } from './open-withdrawals';

/** Stored withdrawals, for the desk of the online shop: their money is due within 14 days (BGB §357(1)). */
export async function withdrawalDeskRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now } = context;
  context.openForDesks(app, { name: WAREHOUSE_DESK, msg: 'error.order.notFound' });

  route(app, readWithdrawals, async ({ query: { dueUntil } }) => ({
    withdrawals: await findOpenWithdrawals(db, dueUntil),
  }));

  route(app, reportWithdrawalHandled, async (request) => {
    const { receiptNumber } = request.params;
    const handled = { by: `desk ${deskAndNumber(request)}`, at: now() } as const;
    if (!(await db.transaction((tx) => handleWithdrawal(tx, receiptNumber, handled))))
      throw new ShopError({ statusCode: 404, key: 'error.withdrawal.notFound' });
    return { withdrawals: await findOpenWithdrawals(db, undefined) };
  });
}
