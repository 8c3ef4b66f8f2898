import {
  closeCase,
  createDeskCase,
  type DeskCase,
  disposeCase,
  giveCaseMoney,
  matchCase as matchCaseContract,
  readCaseRefund,
  readDeskCase,
  readDeskCasePicture,
  readDeskCases,
  replaceCasePieces,
  reportCaseArrived,
  reportCaseDispatched,
  reportCaseNotComing,
  reportCaseNotOwed,
  reportCaseRepaired,
} from '@fachwerk/shared/contracts';
import { readCaseNumber, readPieces } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskAndNumber } from '../../identity/staff/desk-access';
import { WAREHOUSE_DESK } from '../../identity/staff/warehouse-desk';
import { ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey, keyClash, requestHash } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import type { OrdersContext } from '../context/orders-context';
import { sendPicture } from './case-pictures';
import { caseRefund } from './case-refund';
import { deskCases, deskCaseWithJournal } from './case-views';
import { type By, type CaseChange, changeCase, refusal } from './change-case';
import { createCase } from './create-case';
import { matchCase } from './match-case';
import {
  caseKey,
  caseOfDesk,
  caseOfKey,
  findCase,
  findOpenCases,
  type OrderCaseRow,
  orderOfDesk,
} from './order-case';

const unknown = () => new ShopError({ statusCode: 404, key: 'caseError.notFound' });

/** Withdrawals, returns and complaints at the desk of a store and of the online shop. */
export async function caseDeskRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app);

  const byOf = (request: FastifyRequest): By => ({
    actor: `desk ${deskAndNumber(request)}`,
    now: now(),
    key: idempotencyKey(request),
  });

  async function ofDesk(request: FastifyRequest): Promise<OrderCaseRow> {
    const { caseId = '' } = request.params as { caseId?: string };
    const found = await findCase(db, caseId);
    if (found?.desk !== deskOf(request)) throw unknown();
    return found;
  }

  async function answer(found: OrderCaseRow | undefined): Promise<DeskCase> {
    const view = found && (await deskCaseWithJournal(db, found));
    if (!view) throw unknown();
    return view;
  }

  async function change(request: FastifyRequest, made: CaseChange): Promise<DeskCase> {
    const { id } = await ofDesk(request);
    return answer(await db.transaction((tx) => changeCase(tx, id, made, byOf(request))));
  }

  route(app, readDeskCases, async (request) => {
    const { dueUntil, after, size, number } = request.query;
    if (number !== undefined) {
      const known = await caseOfDesk(db, deskOf(request), readCaseNumber(number) ?? '');
      return { cases: await deskCases(db, known), next: null };
    }
    const found = await findOpenCases(db, deskOf(request), { dueUntil, after, size: size + 1 });
    const shown = found.slice(0, size);
    return {
      cases: await deskCases(db, shown),
      next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
    };
  });
  route(app, readDeskCase, async (request) => answer(await ofDesk(request)));
  route(app, readDeskCasePicture, async (request, reply) =>
    sendPicture(db, reply, await ofDesk(request), request.params.picture),
  );

  route(app, readCaseRefund, async (request) =>
    caseRefund(db, await ofDesk(request), readPieces(request.query.lines)),
  );

  route(app, createDeskCase, async (request) => {
    const { orderNumber, ...report } = request.body;
    const by = byOf(request);
    const named =
      by.key === undefined ? undefined : caseKey(by.actor, by.key, requestHash('case', request.body));
    const orderId = await orderOfDesk(db, orderNumber, deskOf(request));
    if (orderId === undefined) throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    const found = await db.transaction(async (tx) => {
      const known = named && (await caseOfKey(tx, named));
      if (known && !known.isSame) throw keyClash();
      if (known) return findCase(tx, known.caseId);
      return createCase(tx, orderId, report, { ...by, caseKey: named, mailCause: { cause: 'shop' } });
    });
    context.events.emit('mail:enqueued');
    return answer(found);
  });

  route(app, matchCaseContract, async (request) => {
    const isOnline = deskOf(request) === WAREHOUSE_DESK;
    // A mistaken match to a store is corrected here.
    const anywhere = isOnline ? await findCase(db, request.params.caseId) : undefined;
    const { id } = anywhere && anywhere.receiptNumber !== null ? anywhere : await ofDesk(request);
    // A store must not read the orders of others.
    if (!isOnline) throw refusal('caseError.notMatchable');
    return answer(await db.transaction((tx) => matchCase(tx, id, request.body, byOf(request))));
  });

  changeRoutes(app, change);
}

type Change = (request: FastifyRequest, made: CaseChange) => Promise<DeskCase>;

/** Each is an event of one of the four states; `changeCase` decides. */
function changeRoutes(app: FastifyInstance, change: Change): void {
  route(app, reportCaseDispatched, (request) => change(request, { event: 'dispatched' }));
  route(app, reportCaseArrived, (request) =>
    change(request, { event: 'arrived', lines: request.body.lines }),
  );
  route(app, reportCaseNotComing, (request) =>
    change(request, { event: 'not-coming', lines: request.body.lines }),
  );
  route(app, disposeCase, (request) => {
    const { lines, to, from } = request.body;
    return change(request, { event: 'disposition', lines, to, from });
  });
  route(app, giveCaseMoney, (request) => {
    const { lines, total } = request.body;
    return change(request, { event: 'give', lines, total });
  });
  route(app, reportCaseNotOwed, (request) =>
    change(request, { event: 'not-owed', lines: request.body.lines, reason: request.body.reason }),
  );
  route(app, reportCaseRepaired, (request) =>
    change(request, { event: 'repaired', lines: request.body.lines }),
  );
  route(app, replaceCasePieces, (request) =>
    change(request, { event: 'replace', lines: request.body.lines }),
  );
  route(app, closeCase, (request) => change(request, { event: 'close', reason: request.body.reason }));
}
