import {
  findForeignOrder,
  type OrderToTakeBack,
  takeBackGoods,
  type TakenBack,
} from '@fachwerk/shared/contracts';
import { readCaseNumber } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskAndNumber, noteChange } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import type { OrdersContext } from '../context/orders-context';
import { findOrder } from '../lifecycle/order';
import { goodsOf } from './case-rules';
import { refusal } from './change-case';
import { countedNumber, findForeign, type Foreign, foreignOrder, placeName } from './foreign-order';
import { takeBack, takenBefore } from './take-back';

/** Goods that are brought to another place than the one that handed them out. */
export async function takeBackRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now, attempts, events } = context;
  const deskOf = context.openForDesks(app);

  /** The store of the desk; null: the warehouse. Other desks have no place for goods. */
  async function requirePlace(request: FastifyRequest): Promise<string | null> {
    const name = await placeName(db, deskOf(request));
    if (name === undefined) throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    return name;
  }

  /** Wrong numbers and statements are counted, for the order and for who asks; right ones are not. */
  async function requireForeign(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: OrderToTakeBack,
  ): Promise<Foreign> {
    if (readCaseNumber(asked.orderOrCase) === undefined && !asked.proof)
      throw new ShopError({ statusCode: 400, key: 'caseError.foreignProof' });
    const [order, caller] = [countedNumber(asked.orderOrCase), deskAndNumber(request)];
    await enforceAttemptLimits(
      attempts,
      reply,
      [
        ['foreignOrderDesk', caller],
        ['foreignOrder', order],
      ],
      { msg: 'caseError.wait' },
    );
    const found = await findForeign(db, asked, deskOf(request));
    if ('refused' in found && found.refused === 'caseError.foreign')
      throw new ShopError({ statusCode: 404, key: found.refused });
    await attempts.takeBack('foreignOrderDesk', caller);
    await attempts.clear('foreignOrder', order);
    if ('refused' in found) throw refusal(found.refused);
    return found;
  }

  route(app, findForeignOrder, async (request, reply) => {
    await requirePlace(request);
    const found = await requireForeign(request, reply, request.body);
    const view = await foreignOrder(db, found, { desk: deskOf(request), now: now() });
    if (view.lines.length + view.cases.length + (view.takenHere?.length ?? 0) === 0)
      throw refusal('caseError.foreignNothing');
    noteChange(request, { after: { orderNumber: view.orderNumber } });
    return view;
  });

  route(app, takeBackGoods, async (request, reply): Promise<TakenBack> => {
    const { orderOrCase, proof, caseNumber: asked, lines, ...report } = request.body;
    const sent = { orderOrCase, asked, report, lines };
    const by = { actor: `desk ${deskAndNumber(request)}`, now: now(), key: idempotencyKey(request) } as const;
    let after = await takenBefore(db, sent, by);
    if (!after) {
      const name = await requirePlace(request);
      const { order, found } = await requireForeign(request, reply, { orderOrCase, proof });
      // Who has shown the slip of a case acts for this case only.
      const caseNumber = found?.number ?? asked;
      const taken = { ...sent, orderId: order.id, caseNumber, place: deskOf(request), placeName: name };
      after = await db.transaction((tx) => takeBack(tx, taken, by));
      events.emit('mail:enqueued');
    }
    const { number, orderNumber, desk } = after;
    noteChange(request, { after: { orderNumber, caseNumber: number } });
    const order = after.orderId === null ? undefined : await findOrder(db, after.orderId);
    const nameOf = (id: number) => order?.lines.find(({ lineId }) => lineId === id)?.name ?? '';
    return {
      number,
      orderNumber,
      desk,
      goods: goodsOf(after.lines),
      lines: lines.map((line) => ({ ...line, name: nameOf(line.lineId) })),
    };
  });
}
