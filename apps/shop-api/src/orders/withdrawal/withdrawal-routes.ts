import {
  checkWithdrawal,
  confirmWithdrawal,
  type WithdrawalForm,
  type WithdrawalReceipt,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formFields } from '../../kernel/form-answers/check-form';
import { isAnswerKey } from '../../kernel/form-answers/form-answer-repository';
import { formRoute } from '../../kernel/form-answers/form-route';
import { joinTickedLines } from '../../kernel/form-answers/join-ticked-lines';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { chosenLanguage } from '../../kernel/http/text-language';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { type MailCause, mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { withdrawalReceiptMail } from '../../kernel/mail/templates/withdrawal-receipt';
import { requireSession } from '../../kernel/session/session-plugin';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { takeWithdrawal } from '../cases/create-case';
import type { OrdersContext } from '../context/orders-context';
import { isConfirmedAddress } from '../lifecycle/confirmed-address';
import { keepWithdrawal } from './withdrawal-repository';
import { withdrawnOrder } from './withdrawn-order';

const PAGE = '/widerruf/';
const FIELDS = ['name', 'orderNumber', 'email', 'order', 'lines', 'text'];

/**
 * Withdrawal from a contract in two steps (BGB section 356a): without a login, without a reason, and without
 * revealing whether the order exists. Every well-formed withdrawal is accepted. A visitor who has opened the
 * order ticks its lines; others write freely, and staff match it with an order later.
 */
export async function withdrawalRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, formAnswers, attempts, events, now } = context;

  app.addHook('preValidation', joinTickedLines);

  formRoute(app, formAnswers, checkWithdrawal, {
    form: 'withdrawal',
    page: () => PAGE,
    keep: FIELDS,
    async handle(form, request) {
      await withdrawnOrder(context, form, request);
      return { body: {}, keepsValues: true };
    },
  });

  formRoute(app, formAnswers, confirmWithdrawal, {
    form: 'withdrawal-confirm',
    page: () => PAGE,
    keep: FIELDS,
    async handle(form, request, reply) {
      // Limited, because each request sends a mail to an arbitrary address.
      await enforceAttemptLimits(attempts, reply, [['withdrawal', request.ip]]);
      const receipt = await withdraw(form, request);
      // The page shows the content with date and time, as the mail does.
      return { body: receipt, msg: 'withdrawal.done', result: receipt, keepsValues: true };
    },
  });

  async function withdraw(form: WithdrawalForm, request: FastifyRequest): Promise<WithdrawalReceipt> {
    const sessionId = requireSession(request).id;
    const order = await withdrawnOrder(context, form, request);
    const receipt = await db.transaction(async (tx) => {
      const kept = await keepWithdrawal(tx, form, { sessionId, key: keyOf(request), at: now(), order });
      const { receiptNumber, receivedAt } = kept;
      const receivedText = dayAndTimeText(receivedAt);
      if (kept.isNew) {
        const { name, email, orderNumber, text } = form;
        const { orderId = null, lines = null } = order ?? {};
        const stored = { ...kept, name, email, orderNumber, text, orderId, lines };
        await takeWithdrawal(tx, stored, { actor: 'guest', now: now() });
        const { isOwner, isConfirmed } = await isConfirmedAddress(tx, { ...form, sessionId });
        const mail = withdrawalReceiptMail({ ...form, order, receiptNumber, receivedAt, isConfirmed });
        const visitor: MailCause = { cause: 'visitor', network: mailNetwork(request) };
        await enqueueMail(
          tx,
          { email: form.email, language: chosenLanguage(request) },
          mail,
          isOwner ? { cause: 'owner' } : visitor,
        );
      }
      return { receiptNumber, receivedAt: receivedAt.toISOString(), receivedText };
    });
    events.emit('mail:enqueued');
    return receipt;
  }
}

/** Without script, the key of the response that showed this step: a double click sends it twice. */
function keyOf(request: FastifyRequest): string | undefined {
  const { answer } = formFields(request.body);
  return idempotencyKey(request) ?? (typeof answer === 'string' && isAnswerKey(answer) ? answer : undefined);
}
