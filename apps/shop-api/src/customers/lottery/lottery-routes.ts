import { type LotteryCodes, readLottery, readLotteryCodes } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import type { CustomersContext } from '../context/customers-context';
import { findCodes, lotteryView, requireLottery } from './lottery-repository';

/** What everybody may read about a lottery. */
export async function lotteryRoutes(app: FastifyInstance, { db, now }: CustomersContext): Promise<void> {
  route(app, readLottery, async (request, reply) =>
    sendPublic(request, reply, lotteryView(await requireLottery(db, request.params.lotteryId), now())),
  );

  route(app, readLotteryCodes, async (request, reply) => {
    const codes = await findCodes(db, request.params.lotteryId);
    return sendPublic(request, reply, { codes } satisfies LotteryCodes);
  });
}
