import { drawLottery, readDeskLotteries } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { recipientAt } from '../../identity/customer/recipient-at';
import { personAt } from '../../identity/staff/desk-access';
import { route } from '../../kernel/http/route';
import { enqueueMail } from '../../kernel/mail/outbox';
import { lotteryWonMail } from '../../kernel/mail/templates/lottery';
import type { CustomersContext } from '../context/customers-context';
import { drawLotteryOnce } from './draw-lottery';
import { findDeskLotteries, requireLottery } from './lottery-repository';

/** Operators start the drawing, which is in the audit, and read whom to write to. */
export async function deskLotteryRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, events, now } = context;
  context.openForDesks(app, { role: 'OPERATOR', isForPeople: true });
  const all = async () => ({ lotteries: await findDeskLotteries(db, now()) });

  route(app, readDeskLotteries, all);

  route(app, drawLottery, async (request) => {
    const { lotteryId } = request.params;
    const { title } = await requireLottery(db, lotteryId);
    await db.transaction(async (tx) => {
      const winners = await drawLotteryOnce(tx, lotteryId, { by: personAt(request).number, now: now() });
      for (const { code, email } of winners)
        await enqueueMail(tx, await recipientAt(tx, email), lotteryWonMail({ title, code }), {
          cause: 'shop',
        });
    });
    events.emit('mail:enqueued');
    return all();
  });
}
