import { logIn, logOut, readAccount } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { acceptedCard } from '../../benefits/promotions/customer-card';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { hashPassword, isOutdated, isRightPassword } from '../../identity/passwords/passwords';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { countedAt, loginAttempt } from '../../kernel/limits/attempt-limit';
import { mailNetwork } from '../../kernel/mail/mail-limits';
import { modeOf, requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { dayText } from '../../kernel/text/answer-language';
import { sameLetters } from '../../kernel/text/same-letters';
import type { CustomersContext } from '../context/customers-context';
import { PAGES } from './account-pages';
import { sendConfirmation } from './send-confirmation';
import { pageAfterLogin, startLogin } from './start-login';

/** The confirmation mail is not repeated within this time. */
const CONFIRM_PAUSE_MINUTES = 10;

export async function loginRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, cookies, formAnswers, attempts, captcha, devices, now } = context;
  const customers = customerRepository(db);

  formRoute(app, formAnswers, logIn, {
    form: 'login',
    page: () => PAGES.login,
    keep: ['email', 'rememberMe', 'mergeLists', 'successUrl'],
    async handle(
      { email, password, rememberMe, mergeLists, successUrl, frcCaptchaSolution },
      request,
      reply,
    ) {
      const attempt = loginAttempt(devices, request, email);
      const customer = await withCaptcha(
        { captcha, attempts, reply, counted: countedAt(attempt), solution: frcCaptchaSolution },
        () => findByPassword(email, password, mailNetwork(request)),
      );
      await attempts.succeeded(attempt);
      const mergeReport = await startLogin(context, request, reply, customer, { rememberMe, mergeLists });
      devices.remember(request, reply, sameLetters(email));
      const redirect = pageAfterLogin(successUrl);
      return { redirect, body: { redirect, mergeReport } };
    },
  });

  /** Gives one answer for a wrong address, a wrong password and an unconfirmed registration. */
  async function findByPassword(email: string, password: string, network: string | null): Promise<Customer> {
    const customer = await customers.findByEmail(email);
    const isRight = await isRightPassword(password, customer?.passwordHash);
    if (customer?.isConfirmed && isRight) {
      if (!isOutdated(customer.passwordHash)) return customer;
      const passwordHash = await hashPassword(password);
      const isRenewed = await customers.renewPasswordHash(customer, passwordHash);
      return isRenewed ? { ...customer, passwordHash } : customer;
    }
    if (customer && isRight)
      await sendConfirmation(context, customer, { pauseMinutes: CONFIRM_PAUSE_MINUTES, network });
    throw new ShopError({ statusCode: 400, key: 'account.login.failed' });
  }

  formRoute(app, formAnswers, logOut, {
    form: 'logout',
    page: () => '/',
    keep: [],
    async handle(_, request, reply) {
      const fresh = cookies.fresh();
      await db.transaction(async (tx) => {
        const sessions = context.sessions(tx);
        await sessions.rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
        await sessions.logOut(fresh.id);
      });
      cookies.use(reply, fresh);
      if (modeOf(request)) cookies.setMode(reply, undefined);
      const redirect = safeRedirect(request.formRedirect, '/');
      return { redirect, body: { redirect } };
    },
  });

  route(app, readAccount, async (request) => {
    const customer = await customers.findLoggedIn(requireSession(request).id);
    if (!customer) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
    const { salutation, firstName, lastName, email, customerCardNumber, isProhibis, isEmployee } = customer;
    return {
      salutation,
      firstName,
      lastName,
      email,
      customerCardNumber: await acceptedCard(db, customerCardNumber ?? ''),
      isProhibis,
      isEmployee,
      memberSinceText: dayText(customer.createdAt),
      ...(customer.deletionAt && { deletionText: dayText(customer.deletionAt) }),
    };
  });
}
