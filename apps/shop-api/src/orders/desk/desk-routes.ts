import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import {
  correctParcel as correctParcelCall,
  handOver,
  readDeskOrder,
  readDeskOrders,
  reportDelivered,
  reportExpired,
  reportFound,
  reportPutBack,
  reportReady,
  reportReturned,
  reportShipped,
  startPicking,
} from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskAndNumber, noteChange } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { isSame } from '../../kernel/session/signed-value';
import { findReadyTimes, readyTimesView } from '../../stores/store/ready-times';
import { returnAtOnce } from '../cases/return-at-once';
import type { OrdersContext } from '../context/orders-context';
import { piecesByLine } from '../lifecycle/change-lines';
import { type MoveDetails, moveOrder } from '../lifecycle/move-order';
import { findOrder, type Order } from '../lifecycle/order';
import { openPieces } from '../lifecycle/order-money';
import { correctParcel } from './correct-parcel';
import { deskOrder, findDeskOrders, isOfDesk } from './desk-orders';
import { piecesGivenUp } from './pieces-given-up';

/** The API of the desk of a store and of the warehouse. */
export async function deskRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now, attempts, messages } = context;
  const deskOf = context.openForDesks(app);

  async function ofDesk(request: FastifyRequest): Promise<Order> {
    const { orderId = '' } = request.params as { orderId?: string };
    const order = await findOrder(db, orderId);
    if (!order || !isOfDesk(order, deskOf(request)))
      throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    return order;
  }

  async function move(request: FastifyRequest, event: OrderEvent, details: MoveDetails = {}) {
    const { id, state } = await ofDesk(request);
    const { moved, order } = await db.transaction((tx) =>
      moveOrder(tx, id, event, {
        actor: `desk ${deskAndNumber(request)}`,
        key: idempotencyKey(request),
        details,
        now: now(),
      }),
    );
    if (!moved) throw new ShopError({ statusCode: 412, key: await refusalOf(event, order, details) });
    noteChange(request, { before: { state }, after: { state: order.state } });
    return deskOrder(db, order, now());
  }

  async function refusalOf(event: OrderEvent, order: Order, { lines = [] }: MoveDetails): Promise<string> {
    const { collectUntil, state } = order;
    if (event === 'put-back') return 'deskError.notPossible';
    if (event === 'expire' && collectUntil && collectUntil > now()) return 'deskError.notYet';
    // A device without reception may report a hand-over after the deadline.
    const hasEnded = state === 'EXPIRED' || state === 'CANCELLED';
    if (event === 'collect' && hasEnded) return 'deskError.givenLate';
    const withdrawn = await piecesGivenUp(db, order);
    const isLate = order.lines.some(
      (line) => withdrawn.has(line.lineId) && (piecesByLine(lines).get(line.lineId) ?? 0) > openPieces(line),
    );
    if (!isLate && !(withdrawn.size > 0 && hasEnded)) return 'deskError.notPossible';
    return event === 'collect' ? 'deskError.givenLate' : 'deskError.withdrawn';
  }

  route(
    app,
    readDeskOrders,
    async (request) => {
      const desk = deskOf(request);
      const orders = await findDeskOrders(db, desk, request.query, now());
      const times = request.query.number === undefined && (await findReadyTimes(db, desk, now()));
      return {
        orders: await Promise.all(orders.map((order) => deskOrder(db, order, now()))),
        ...(times && {
          readyTimes: readyTimesView(times, (await messages({ language: DEFAULT_LANGUAGE })).messages),
        }),
      };
    },
    { isPolled: true },
  );
  route(app, readDeskOrder, async (request) => deskOrder(db, await ofDesk(request), now()));
  route(app, startPicking, (request) => move(request, 'pick'));
  route(app, reportReady, (request) => move(request, 'ready'));
  route(app, reportDelivered, (request) => move(request, 'deliver'));
  route(app, reportFound, (request) => move(request, 'find', request.body));
  route(app, reportShipped, async (request) => {
    await refuseEan(db, request.body.trackingNumber);
    return move(request, 'ship', request.body);
  });
  route(app, correctParcelCall, async (request) => {
    const { id } = await ofDesk(request);
    await refuseEan(db, request.body.trackingNumber);
    const by = { actor: `desk ${deskAndNumber(request)}`, key: idempotencyKey(request), now: now() } as const;
    const { moved, order } = await db.transaction((tx) => correctParcel(tx, id, request.body, by));
    if (!moved) throw new ShopError({ statusCode: 412, key: 'deskError.notPossible' });
    const { carrier, trackingNumber } = request.body;
    noteChange(request, { after: { carrier, trackingNumber } });
    return deskOrder(db, order, now());
  });
  route(app, reportReturned, async (request) => {
    const { id } = await ofDesk(request);
    const by = { actor: `desk ${deskAndNumber(request)}`, key: idempotencyKey(request), now: now() } as const;
    const { order } = await db.transaction((tx) => returnAtOnce(tx, id, request.body.lines, by));
    return deskOrder(db, order, now());
  });

  route(app, reportExpired, (request) => move(request, 'expire'));
  route(app, reportPutBack, (request) => move(request, 'put-back'));

  route(app, handOver, async (request, reply) => {
    const { code, lines } = request.body;
    const { id, collectionCode } = await ofDesk(request);
    // Codes are not guessed: few attempts per order.
    await enforceAttemptLimits(attempts, reply, [['collectionCode', id]], { msg: 'deskError.wait' });
    if (!isSame(code.replace(/\s/g, ''), collectionCode ?? ''))
      throw new ShopError({
        statusCode: 400,
        key: 'deskError.wrongCode',
        fieldErrors: [{ field: 'code', msg: 'deskError.wrongCode' }],
      });
    await attempts.clear('collectionCode', id);
    return move(request, 'collect', lines ? { lines } : {});
  });
}

/** The bar code of an item lies on the same table as that of the parcel, and is scanned in its place. */
async function refuseEan(db: Queryable, trackingNumber: string): Promise<void> {
  const known = await db.query('select from item where ean = $1', [trackingNumber]);
  const msg = 'deskError.trackingIsEan';
  if (known.length > 0)
    throw new ShopError({ statusCode: 400, key: msg, fieldErrors: [{ field: 'trackingNumber', msg }] });
}
