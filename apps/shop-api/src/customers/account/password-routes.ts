import { requestPassword, resetPassword } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { isCommonPassword } from '../../identity/passwords/common-passwords';
import { hashPassword } from '../../identity/passwords/passwords';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { passwordChangedMail } from '../../kernel/mail/templates/password-changed';
import { passwordResetMail } from '../../kernel/mail/templates/password-reset';
import { isToken } from '../../kernel/secrets/secret-token';
import { requireSession } from '../../kernel/session/session-plugin';
import { sameLetters } from '../../kernel/text/same-letters';
import type { CustomersContext } from '../context/customers-context';
import { PAGES } from './account-pages';

const RESET_PAUSE_MINUTES = 2;

export async function passwordRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, devices, pageUrl, events } = context;

  formRoute(app, formAnswers, requestPassword, {
    form: 'password-request',
    page: () => PAGES.requestPassword,
    keep: ['email'],
    async handle({ email }, request) {
      await atLeast(NEUTRAL_MS, sendLink(email, request));
      const msg = 'account.passwordRequest.done';
      return { msg, body: { msg } };
    },
  });

  async function sendLink(email: string, request: FastifyRequest): Promise<void> {
    await db.transaction(async (tx) => {
      const customers = customerRepository(tx);
      const customer = await customers.findByEmail(email);
      if (!customer?.isConfirmed) return;
      const token = await customers.createToken(customer.id, 'reset', RESET_PAUSE_MINUTES);
      if (!token) return;
      const link = pageUrl(`${PAGES.resetPassword}?token=${token}`);
      // A stranger can ask for it.
      const to = { email: customer.email, language: customer.language };
      const cause = { cause: 'account', network: mailNetwork(request) } as const;
      await enqueueMail(tx, to, passwordResetMail(customer, link), cause);
    });
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, resetPassword, {
    form: 'password-reset',
    // With the token, so that the visitor can correct the form.
    page: ({ token }) =>
      typeof token === 'string' && isToken(token)
        ? `${PAGES.resetPassword}?token=${token}`
        : PAGES.resetPassword,
    keep: [],
    async handle({ token, password }, request, reply) {
      const customer = await changePassword(token, password, request);
      if (!customer) throw new ShopError({ statusCode: 400, key: 'account.passwordReset.invalid' });
      events.emit('mail:enqueued');
      // Access to the mailbox proves ownership: a pause after failed attempts of others ends, and further
      // attempts of others do not block this browser.
      await attempts.succeeded({ account: customer.email, address: request.ip, device: undefined });
      devices.remember(request, reply, sameLetters(customer.email));
      const msg = 'account.passwordReset.done';
      return { msg, body: { msg } };
    },
  });

  async function changePassword(
    token: string,
    password: string,
    request: FastifyRequest,
  ): Promise<Customer | undefined> {
    if (!isToken(token) || !(await customerRepository(db).isUsable(token, 'reset'))) return undefined;
    const passwordHash = await hashPassword(password);
    return db.transaction(async (tx) => {
      const customers = customerRepository(tx);
      const customer = await customers.useToken(token, 'reset');
      if (!customer) return undefined;
      // The transaction ends without a change: the link works for another password.
      if (isCommonPassword(password, customer)) throw fieldRefusal('password', 'account.password.common');
      await customers.setPasswordHash(customer.id, passwordHash);
      await customers.endResetTokens(customer.id);
      await emailChangeRepository(tx).endPending(customer.id);
      // A stranger may have added a passkey to the account that is recovered here.
      const removed = await passkeyRepository(tx).removeAll(customer.id);
      await context.sessions(tx).logOutOthers(customer.id, requireSession(request).id);
      const mail = passwordChangedMail(customer, pageUrl(PAGES.requestPassword), { removed });
      await enqueueMail(tx, { email: customer.email, language: chosenLanguage(request) }, mail, {
        cause: 'owner',
      });
      return customer;
    });
  }
}
