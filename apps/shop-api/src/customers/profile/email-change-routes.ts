import { PERIODS } from '@fachwerk/server-kit/periods';
import { changeEmail, confirmEmail, objectToEmail } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { isReservedAddress } from '../../identity/customer/reserved-address';
import { passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { hashPassword, isRightPassword } from '../../identity/passwords/passwords';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { countedAt, enforceAttemptLimits, loginAttempt } from '../../kernel/limits/attempt-limit';
import { type MailCause, mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail, type Recipient } from '../../kernel/mail/outbox';
import { addressReservedMail } from '../../kernel/mail/templates/address-reserved';
import { emailChangeMail } from '../../kernel/mail/templates/email-change';
import { emailChangeKnownMail } from '../../kernel/mail/templates/email-change-known';
import { emailChangeNoticeMail } from '../../kernel/mail/templates/email-change-notice';
import { isToken, newSecretToken } from '../../kernel/secrets/secret-token';
import { requireSession } from '../../kernel/session/session-plugin';
import { sameLetters } from '../../kernel/text/same-letters';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { provenCustomer, stillProven } from '../context/own-customer';
import { followNewAddress, followOldAddress } from './follow-address';

/** Another address of an account: asked with the password, confirmed at the new one. */
export async function emailChangeRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, devices, pageUrl, events, sessions, now } = context;

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
      const to = { email: form.email, language: chosenLanguage(request) };
      await atLeast(NEUTRAL_MS, sendLinks(customer, to, cause));
      const msg = 'account.emailChange.done';
      return { msg, body: { msg } };
    },
  });

  /** Writes the same rows and sends as many mails for an address with an account as for one without. */
  async function sendLinks(customer: Customer, to: Recipient, cause: MailCause): Promise<void> {
    await db.transaction(async (tx) => {
      await stillProven(tx, customer);
      const owner = await customerRepository(tx).findByEmail(to.email);
      const isOwned = owner?.isConfirmed === true;
      const isReserved = !isOwned && (await isReservedAddress(tx, to.email, customer.id));
      const isFree = !isOwned && !isReserved;
      const tokens = await emailChangeRepository(tx).request(customer, to.email, isFree);
      const mail = isOwned
        ? emailChangeKnownMail(owner)
        : isReserved
          ? addressReservedMail(PERIODS.emailChangeDays)
          : emailChangeMail(pageUrl(`${PAGES.confirmEmail}?token=${tokens.confirmToken}`));
      await enqueueMail(tx, isOwned ? owner : to, mail, cause);
      const objection = pageUrl(`${PAGES.objectToEmail}?token=${tokens.objectToken}`);
      const notice = emailChangeNoticeMail(customer, objection, PERIODS.emailChangeDays);
      await enqueueMail(tx, { ...to, email: customer.email }, notice, { cause: 'owner' });
    });
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, confirmEmail, {
    form: 'email-confirm',
    // With the token, so that the visitor can correct the password.
    page: ({ token }) =>
      typeof token === 'string' && isToken(token)
        ? `${PAGES.confirmEmail}?token=${token}`
        : PAGES.confirmEmail,
    keep: [],
    async handle({ token, password, frcCaptchaSolution }, request, reply) {
      const customer = isToken(token) ? await emailChangeRepository(db).findCustomer(token) : undefined;
      if (!customer) throw invalidLink();
      const attempt = loginAttempt(devices, request, customer.email);
      await withCaptcha(
        { captcha, attempts, reply, counted: countedAt(attempt), solution: frcCaptchaSolution },
        async () => {
          if (!(await isRightPassword(password, customer.passwordHash)))
            throw fieldRefusal('password', 'account.emailConfirm.wrongPassword');
        },
      );
      await attempts.succeeded(attempt);
      const email = await confirm(token, customer, request);
      if (email === undefined) throw invalidLink();
      // Link and password prove more than a login does.
      devices.remember(request, reply, sameLetters(email));
      const msg = 'account.emailConfirm.done';
      return { msg, body: { msg } };
    },
  });

  const confirm = (
    token: string,
    customer: Pick<Customer, 'id' | 'passwordHash'>,
    request: FastifyRequest,
  ): Promise<string | undefined> =>
    db.transaction(async (tx) => {
      await stillProven(tx, customer, 'password');
      const changes = emailChangeRepository(tx);
      const change = await changes.useConfirmation(token);
      if (!change || !(await changes.setEmail(change.customerId, change.newEmail))) return undefined;
      // Links in the old mailbox must not open the account.
      await customerRepository(tx).endResetTokens(change.customerId);
      await sessions(tx).logOutOthers(change.customerId, requireSession(request).id);
      await followNewAddress(tx, change, now());
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

  /** The change was asked for with the password: it is replaced, and all logins end. */
  const object = (token: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const changes = emailChangeRepository(tx);
      const change = await changes.useObjection(token);
      if (!change) return false;
      await changes.endSince(change);
      const stranger = await customerRepository(tx).findById(change.customerId);
      // Rolls back: the link works again when the address is free.
      if (!(await changes.setEmail(change.customerId, change.oldEmail)))
        throw new ShopError({ statusCode: 409, key: 'account.emailObjection.taken' });
      await followOldAddress(tx, change, { stranger: stranger?.email ?? change.newEmail, now: now() });
      const customers = customerRepository(tx);
      await customers.setPasswordHash(change.customerId, await hashPassword(newSecretToken()));
      await customers.endResetTokens(change.customerId);
      await passkeyRepository(tx).removeAll(change.customerId);
      // The stranger may have wanted the account deleted.
      await customers.keep(change.customerId);
      await sessions(tx).logOutOthers(change.customerId, '');
      return true;
    });
}

const invalidLink = () => new ShopError({ statusCode: 400, key: 'account.emailConfirm.invalid' });
