import { readCaseCode, readCasePicture, reportCase } from '@fachwerk/shared/contracts';
import { readWithdrawalLines } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { joinTickedLines } from '../../kernel/form-answers/join-ticked-lines';
import { route } from '../../kernel/http/route';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { acceptPictures } from '../../kernel/uploads/read-pictures';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { buyerOf } from '../lifecycle/find-step';
import { drawCode } from '../pages/draw-code';
import { picturesOf, sendPicture, unknownCase } from './case-pictures';
import { nextText } from './case-views';
import { createCase } from './create-case';
import { caseOfOrder } from './order-case';

/** A return or a complaint that the buyer reports on the page of the order. */
export async function caseRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now, formAnswers, attempts, events } = context;

  acceptPictures(app, 'pictures');
  // Who may not read the order sends no pictures.
  app.addHook('preParsing', async (request) => {
    if (request.headers['content-type']?.startsWith('multipart/')) await requireOrder(context, request);
  });
  app.addHook('preValidation', joinTickedLines);

  formRoute(app, formAnswers, reportCase, {
    form: 'order-case',
    page: (_, request) => `/bestellungen/${(request.params as { orderId: string }).orderId}/zurueckgeben/`,
    keep: ['kind', 'wish', 'lines', 'text'],
    async handle({ kind, wish, lines: field, text }, request, reply) {
      const order = await requireOrder(context, request);
      await enforceAttemptLimits(attempts, reply, [
        ['orderCase', order.id],
        ['orderCaseNetwork', request.ip],
      ]);
      const lines = readWithdrawalLines(field);
      if (lines.length === 0) throw fieldRefusal('lines', 'returnOrder.lines.missing');
      if (kind === 'COMPLAINT' && text === '') throw fieldRefusal('text', 'forms.required');
      const pictures = picturesOf(request);
      const found = await db.transaction((tx) =>
        createCase(
          tx,
          order.id,
          { kind, wish: kind === 'RETURN' ? 'REFUND' : wish, lines, text, pictures },
          { actor: buyerOf(order), now: now(), mailCause: { cause: 'visitor', network: null } },
        ),
      );
      events.emit('mail:enqueued');
      const receipt = { number: found.number, nextText: nextText(found) };
      return { body: receipt, msg: 'returnOrder.done', result: receipt };
    },
  });

  route(app, readCaseCode, async (request, reply) => {
    const { id } = await requireOrder(context, request);
    const found = await caseOfOrder(db, id, request.params.caseNumber);
    if (!found) throw unknownCase();
    return reply.type('image/svg+xml').send(await drawCode(found.number, 'bar'));
  });

  route(app, readCasePicture, async (request, reply) => {
    const { id } = await requireOrder(context, request);
    const { caseNumber, picture } = request.params;
    const found = await caseOfOrder(db, id, caseNumber);
    if (!found) throw unknownCase();
    return sendPicture(db, reply, found, picture);
  });
}
