import { sendContact } from '@fachwerk/shared/contracts';
import { CONTACT_FILES, DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { customerRepository } from '../../identity/customer/customer-repository';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import type { Counted } from '../../kernel/limits/attempt-limit';
import { causeOf } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { contactReceivedMail, contactRequestMail } from '../../kernel/mail/templates/contact';
import { requireSession } from '../../kernel/session/session-plugin';
import { readOrderNumber } from '../../kernel/text/order-number';
import { acceptPictures } from '../../kernel/uploads/read-pictures';
import type { CustomersContext } from '../context/customers-context';
import { attachmentsOf, FIELD } from './contact-attachments';
import { addContact, SERVICE_PAGE } from './contact-requests';

/** The form with the answer; the page with the texts is the same for every visitor. */
const PAGE = '/kontakt/nachricht/';

/** Visitors write to the customer service. */
export async function contactRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, pageUrl, serviceEmail, events, now } = context;
  acceptPictures(app, FIELD, CONTACT_FILES.bytes);

  formRoute(app, formAnswers, sendContact, {
    form: 'contact',
    page: () => PAGE,
    keep: ['topic', 'orderNumber', 'name', 'email', 'phone', 'message'],
    async handle({ frcCaptchaSolution: solution, ...form }, request, reply) {
      const counted: Counted[] = [
        ['contactNetwork', request.ip],
        ['contact', form.email],
      ];
      const msg = 'contact.error.wait';
      const number = await withCaptcha({ captcha, attempts, reply, counted, solution, msg }, async () => {
        const orderNumber = form.orderNumber && readOrderNumber(form.orderNumber);
        if (orderNumber === undefined) throw fieldRefusal('orderNumber', 'contact.orderNumber.invalid');
        const attachments = attachmentsOf(request);
        const customer = await customerRepository(db).findLoggedIn(requireSession(request).id);
        const stored = await db.transaction(async (tx) => {
          const added = await addContact(
            tx,
            { ...form, customerId: customer?.id ?? null, orderNumber, attachments },
            now(),
          );
          if (!added) throw new ShopError({ statusCode: 429, key: 'contact.error.full' });
          const link = pageUrl(`${SERVICE_PAGE}?anfrage=${added.id}`);
          const service = { email: serviceEmail, language: DEFAULT_LANGUAGE } as const;
          await enqueueMail(tx, service, contactRequestMail(added.number, link), { cause: 'shop' });
          const cause = causeOf(request, form.email, customer?.email);
          await enqueueMail(
            tx,
            { email: form.email, language: chosenLanguage(request) },
            contactReceivedMail(added.number),
            cause,
          );
          return added;
        });
        events.emit('mail:enqueued');
        return stored.number;
      });
      void reply.code(202);
      return { body: { number }, msg: 'contact.received', result: { number } };
    },
  });
}
