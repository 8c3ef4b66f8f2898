import { changePassword } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { isCommonPassword } from '../../identity/passwords/common-passwords';
import { hashPassword } from '../../identity/passwords/passwords';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { enqueueMail } from '../../kernel/mail/outbox';
import { passwordChangedMail } from '../../kernel/mail/templates/password-changed';
import { requireSession } from '../../kernel/session/session-plugin';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { provenCustomer, stillProven } from '../context/own-customer';

export async function passwordChangeRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, pageUrl, events, sessions } = context;

  formRoute(app, formAnswers, changePassword, {
    form: 'password-change',
    page: () => PAGES.profile,
    keep: [],
    async handle(form, request, reply) {
      const customer = await provenCustomer(context, request, reply, form);
      if (isCommonPassword(form.password, customer))
        throw fieldRefusal('password', 'account.password.common');
      const passwordHash = await hashPassword(form.password);
      await db.transaction(async (tx) => {
        await stillProven(tx, customer);
        const customers = customerRepository(tx);
        await customers.setPasswordHash(customer.id, passwordHash);
        await customers.endResetTokens(customer.id);
        await emailChangeRepository(tx).endPending(customer.id);
        const kept = (await passkeyRepository(tx).of(customer.id)).map(({ name }) => name);
        await sessions(tx).logOutOthers(customer.id, requireSession(request).id);
        const mail = passwordChangedMail(customer, pageUrl(PAGES.requestPassword), { kept });
        await enqueueMail(tx, { email: customer.email, language: chosenLanguage(request) }, mail, {
          cause: 'owner',
        });
      });
      events.emit('mail:enqueued');
      const msg = 'account.passwordChange.done';
      return { msg, body: { msg } };
    },
  });
}
