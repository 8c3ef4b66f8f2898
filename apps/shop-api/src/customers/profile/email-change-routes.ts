import { PERIODS } from '@fachwerk/server-kit/periods';
import { changeEmail, confirmEmail, objectToEmail } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { hashPassword } from '../../identity/passwords/passwords';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { type MailCause, mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { emailChangeMail } from '../../kernel/mail/templates/email-change';
import { emailChangeKnownMail } from '../../kernel/mail/templates/email-change-known';
import { emailChangeNoticeMail } from '../../kernel/mail/templates/email-change-notice';
import { isToken, newSecretToken } from '../../kernel/secrets/secret-token';
import { requireSession } from '../../kernel/session/session-plugin';
import { sameLetters } from '../../kernel/text/same-letters';
import { PAGES } from '../account/account-pages';
import { attachWhatAGuestDid } from '../account/attach-what-a-guest-did';
import { provenCustomer } from '../account/own-customer';
import type { CustomersContext } from '../context/customers-context';

/** Another address of an account: asked with the password, confirmed at the new one. */
export async function emailChangeRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, devices, pageUrl, events, sessions } = context;

  formRoute(app, formAnswers, changeEmail, {
    form: 'email-change',
    page: () => PAGES.profile,
    keep: ['email'],
    async handle(form, request, reply) {
      const customer = await provenCustomer(context, request, reply, form);
      if (sameLetters(form.email) === sameLetters(customer.email))
        throw fieldRefusal('email', 'account.email.same');
      await enforceAttemptLimits(attempts, reply, [['emailChange', customer.id]]);
      const cause: MailCause = { cause: 'visitor', network: mailNetwork(request) };
      await atLeast(NEUTRAL_MS, sendLinks(customer, form.email, cause));
      const msg = 'account.emailChange.done';
      return { msg, body: { msg } };
    },
  });

  /** Writes the same rows and sends as many mails for an address with an account as for one without. */
  async function sendLinks(customer: Customer, email: string, cause: MailCause): Promise<void> {
    await db.transaction(async (tx) => {
      const owner = await customerRepository(tx).findByEmail(email);
      const isFree = !owner?.isConfirmed;
      const tokens = await emailChangeRepository(tx).request(customer, email, isFree);
      const mail = isFree
        ? emailChangeMail(pageUrl(`${PAGES.confirmEmail}?token=${tokens.confirmToken}`))
        : emailChangeKnownMail(owner);
      await enqueueMail(tx, isFree ? email : owner.email, mail, cause);
      const objection = pageUrl(`${PAGES.objectToEmail}?token=${tokens.objectToken}`);
      const notice = emailChangeNoticeMail(customer, objection, PERIODS.emailChangeDays);
      await enqueueMail(tx, customer.email, notice, { cause: 'owner' });
    });
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, confirmEmail, {
    form: 'email-confirm',
    page: () => PAGES.confirmEmail,
    keep: [],
    async handle({ token }, request, reply) {
      const email = isToken(token) ? await confirm(token, request) : undefined;
      if (email === undefined) throw new ShopError({ statusCode: 400, key: 'account.emailConfirm.invalid' });
      // Access to the mailbox proves ownership, as with a new password.
      devices.remember(request, reply, sameLetters(email));
      const msg = 'account.emailConfirm.done';
      return { msg, body: { msg } };
    },
  });

  const confirm = (token: string, request: FastifyRequest): Promise<string | undefined> =>
    db.transaction(async (tx) => {
      const changes = emailChangeRepository(tx);
      const change = await changes.useConfirmation(token);
      if (!change || !(await changes.setEmail(change.customerId, change.newEmail))) return undefined;
      // Links in the old mailbox must not open the account.
      await customerRepository(tx).endResetTokens(change.customerId);
      await sessions(tx).logOutOthers(change.customerId, requireSession(request).id);
      await attachWhatAGuestDid(tx, { id: change.customerId, email: change.newEmail });
      return change.newEmail;
    });

  formRoute(app, formAnswers, objectToEmail, {
    form: 'email-objection',
    page: () => PAGES.objectToEmail,
    keep: [],
    async handle({ token }) {
      if (!isToken(token) || !(await object(token)))
        throw new ShopError({ statusCode: 400, key: 'account.emailObjection.invalid' });
      const msg = 'account.emailObjection.done';
      return { msg, body: { msg } };
    },
  });

  /** Whoever asked for the change has known the password: it is valid no longer, and all logins end. */
  const object = (token: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const changes = emailChangeRepository(tx);
      const change = await changes.useObjection(token);
      if (!change) return false;
      await changes.endSince(change);
      await changes.setEmail(change.customerId, change.oldEmail);
      const customers = customerRepository(tx);
      await customers.setPasswordHash(change.customerId, await hashPassword(newSecretToken()));
      await customers.endResetTokens(change.customerId);
      await passkeyRepository(tx).removeAll(change.customerId);
      await sessions(tx).logOutOthers(change.customerId, '');
      return true;
    });
}
