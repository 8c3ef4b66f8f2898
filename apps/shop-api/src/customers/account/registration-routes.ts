import { PERIODS } from '@fachwerk/server-kit/periods';
import { confirmRegistration, register, type RegisterForm, registerForm } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { acceptedCard } from '../../benefits/promotions/customer-card';
import { customerRepository } from '../../identity/customer/customer-repository';
import { isReservedAddress } from '../../identity/customer/reserved-address';
import { isCommonPassword } from '../../identity/passwords/common-passwords';
import { hashPassword, isRightPassword } from '../../identity/passwords/passwords';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import { countedAt, loginAttempt } from '../../kernel/limits/attempt-limit';
import { type MailCause, mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { accountConfirmMail } from '../../kernel/mail/templates/account-confirm';
import { addressReservedMail } from '../../kernel/mail/templates/address-reserved';
import { alreadyRegisteredMail } from '../../kernel/mail/templates/already-registered';
import { isToken } from '../../kernel/secrets/secret-token';
import { sameLetters } from '../../kernel/text/same-letters';
import type { CustomersContext } from '../context/customers-context';
import { PAGES } from './account-pages';
import { startLogin } from './start-login';

export async function registrationRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, devices, pageUrl, events, now } = context;

  formRoute(app, formAnswers, register, {
    form: 'register',
    page: () => PAGES.register,
    schema: () => registerForm(berlinDate(now().toISOString())),
    keep: ['salutation', 'firstName', 'lastName', 'email', 'birthDate', 'customerCardNumber', 'acceptTerms'],
    async handle(form, request, reply) {
      return withCaptcha(
        {
          captcha,
          attempts,
          reply,
          counted: [['registration', request.ip]],
          solution: form.frcCaptchaSolution,
        },
        async () => {
          if (isCommonPassword(form.password, form))
            throw fieldRefusal('password', 'account.password.common');
          const card = form.customerCardNumber && (await acceptedCard(db, form.customerCardNumber));
          if (card === null) throw fieldRefusal('customerCardNumber', 'forms.customerCard');
          const cause: MailCause = { cause: 'visitor', network: mailNetwork(request) };
          await atLeast(
            NEUTRAL_MS,
            openAccount({ ...form, customerCardNumber: card }, chosenLanguage(request), cause),
          );
          const msg = 'account.register.done';
          return { msg, body: { msg } };
        },
      );
    },
  });

  async function openAccount(form: RegisterForm, language: Language, cause: MailCause): Promise<void> {
    const passwordHash = await hashPassword(form.password);
    await db.transaction(async (tx) => {
      const customers = customerRepository(tx);
      const owner = await customers.findByEmail(form.email);
      if (owner?.isConfirmed) {
        const links = { login: pageUrl(PAGES.login), requestPassword: pageUrl(PAGES.requestPassword) };
        return enqueueMail(tx, owner, alreadyRegisteredMail(owner, links), cause);
      }
      if (await isReservedAddress(tx, form.email, null))
        return enqueueMail(
          tx,
          { email: form.email, language },
          addressReservedMail(PERIODS.emailChangeDays),
          cause,
        );
      const token = await customers.createToken(
        await customers.register(form, passwordHash, language),
        'confirm',
      );
      const link = pageUrl(`${PAGES.registerConfirm}?token=${token}`);
      return enqueueMail(tx, { email: form.email, language }, accountConfirmMail(link), cause);
    });
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, confirmRegistration, {
    form: 'register-confirm',
    // With the token, so that the visitor can correct the password.
    page: ({ token }) =>
      typeof token === 'string' && isToken(token)
        ? `${PAGES.registerConfirm}?token=${token}`
        : PAGES.registerConfirm,
    keep: [],
    async handle({ token, password, frcCaptchaSolution }, request, reply) {
      const done = { msg: 'account.confirm.done', body: { msg: 'account.confirm.done' } };
      const owner = isToken(token) ? await customerRepository(db).findByToken(token, 'confirm') : undefined;
      if (!owner) {
        if (isToken(token) && (await customerRepository(db).wasConfirmedBy(token))) return done;
        throw new ShopError({ statusCode: 400, key: 'account.confirm.invalid' });
      }
      const attempt = loginAttempt(devices, request, owner.email);
      await withCaptcha(
        { captcha, attempts, reply, counted: countedAt(attempt), solution: frcCaptchaSolution },
        async () => {
          if (!(await isRightPassword(password, owner.passwordHash)))
            throw fieldRefusal('password', 'account.confirm.wrongPassword');
        },
      );
      await attempts.succeeded(attempt);
      if (!(await confirm(token))) throw new ShopError({ statusCode: 400, key: 'account.confirm.invalid' });
      // Link and password prove more than a login does.
      await startLogin(context, request, reply, owner, { rememberMe: false, mergeLists: true });
      devices.remember(request, reply, sameLetters(owner.email));
      const redirect = PAGES.account;
      return { redirect, body: { ...done.body, redirect } };
    },
  });

  const confirm = (token: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const customers = customerRepository(tx);
      const customer = await customers.useToken(token, 'confirm');
      if (!customer) return customers.wasConfirmedBy(token);
      if (customer.isConfirmed) return true;
      return customers.confirm(customer);
    });
}
