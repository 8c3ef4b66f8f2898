import type { Queryable } from '@fachwerk/database';
import {
  answerContact,
  closeContact,
  readContact,
  readContactAttachment,
  readContacts,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recipientAt } from '../../identity/customer/recipient-at';
import { deskAndNumber } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { enqueueMail } from '../../kernel/mail/outbox';
import { contactAnswerMail } from '../../kernel/mail/templates/contact';
import type { CustomersContext } from '../context/customers-context';
import { sendAttachment } from './contact-attachments';
import { findOpenContacts, requireContact, SERVICE_PAGE, storeAnswer } from './contact-requests';

/** The desk of those who answer visitors. */
const SERVICE = 'service';

/** The service reads requests and answers them by mail; each answer leaves an audit row without its text. */
export async function deskContactRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, events, now } = context;
  app.addHook('onRoute', (one) => {
    one.config = Object.assign({}, one.config, { hidesBody: true });
  });
  context.openForDesks(app, { name: SERVICE, msg: 'contact.error.notFound' });

  route(app, readContacts, () => findOpenContacts(db));
  route(app, readContact, ({ params }) => requireContact(db, params.contactId));
  route(app, readContactAttachment, ({ params }, reply) =>
    sendAttachment(db, reply, params.contactId, params.attachment),
  );

  const idOf = (request: FastifyRequest) => (request.params as { contactId: string }).contactId;
  async function close(tx: Queryable, request: FastifyRequest, text: string): Promise<void> {
    if (!(await storeAnswer(tx, idOf(request), { text, by: deskAndNumber(request), now: now() })))
      throw new ShopError({ statusCode: 409, key: 'contact.error.answered' });
  }

  formRoute(app, formAnswers, closeContact, {
    form: 'contact-close',
    page: (_, request) => `${SERVICE_PAGE}?anfrage=${idOf(request)}`,
    keep: [],
    async handle(_, request) {
      const closed = await db.transaction(async (tx) => {
        await requireContact(tx, idOf(request));
        await close(tx, request, '');
        return requireContact(tx, idOf(request));
      });
      return { body: closed };
    },
  });

  formRoute(app, formAnswers, answerContact, {
    form: 'contact-answer',
    page: (_, request) => `${SERVICE_PAGE}?anfrage=${idOf(request)}`,
    keep: ['text'],
    async handle({ text }, request) {
      const contactId = idOf(request);
      const answered = await db.transaction(async (tx) => {
        const { number, email, name } = await requireContact(tx, contactId);
        await close(tx, request, text);
        await enqueueMail(tx, await recipientAt(tx, email), contactAnswerMail({ number, name, text }), {
          cause: 'shop',
        });
        return requireContact(tx, contactId);
      });
      events.emit('mail:enqueued');
      return { body: answered };
    },
  });
}
