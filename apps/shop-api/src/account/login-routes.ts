import {
  Account,
  AccountAnswer,
  type AdjustedPosition,
  ErrorBody,
  LoginForm,
} from '@fachwerk/shared/contracts';
import { dayText } from '@fachwerk/shared/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { giveCartToCustomer } from '../cart/merge-carts';
import { formRoute } from '../form-answer/form-route';
import { safeRedirect } from '../http/safe-redirect';
import { ShopError } from '../http/shop-error';
import { modeOf, requireSession, sessionExpiry } from '../session/session-plugin';
import { createSessionRepository } from '../session/session-repository';
import { type AccountOptions, PAGES } from './account-options';
import { waitOrGoOn } from './attempt-limit';
import { type Customer, customerRepository } from './customer-repository';
import { hashPassword, isOutdated, isRightPassword } from './passwords';
import { sendConfirmation } from './send-confirmation';

/** Nobody needs to read the same mail again within this time. */
const CONFIRM_PAUSE_MINUTES = 10;

export const loginRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, options) => {
  const { db, cookies, formAnswers, attempts, now } = options;
  const customers = customerRepository(db);

  formRoute(app, formAnswers, {
    url: '/login/',
    summary: 'Log in; the session gets a new id, and its cart joins the customer’s',
    form: 'login',
    page: () => PAGES.login,
    schema: () => LoginForm,
    answer: AccountAnswer,
    keep: ['email', 'rememberMe', 'mergeLists', 'successUrl'],
    async handle({ email, password, rememberMe, successUrl }, request, reply) {
      // The address first, so that it cannot close accounts one after the other.
      await waitOrGoOn(attempts, reply, ['address', request.ip], ['account', email]);
      const customer = await findRightful(email, password);
      await attempts.succeeded(email, request.ip);
      const mergeReport = await logIn(request, reply, customer, rememberMe);
      const redirect = pageAfterLogin(successUrl);
      return { redirect, body: { redirect, mergeReport } };
    },
  });

  /** One answer for a wrong address, a wrong password and a registration that waits for its mail. */
  async function findRightful(email: string, password: string): Promise<Customer> {
    const customer = await customers.findByEmail(email);
    const isRight = await isRightPassword(password, customer?.passwordHash);
    if (customer?.isConfirmed && isRight) {
      if (isOutdated(customer.passwordHash))
        await customers.setPasswordHash(customer.id, await hashPassword(password));
      return customer;
    }
    if (customer && isRight) await sendConfirmation(options, customer, CONFIRM_PAUSE_MINUTES);
    throw new ShopError(400, 'account.login.failed');
  }

  async function logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    customer: Customer,
    isRemembered: boolean,
  ): Promise<AdjustedPosition[]> {
    const fresh = cookies.fresh();
    const report = await db.transaction(async (tx) => {
      const sessions = createSessionRepository(tx);
      await sessions.rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
      const merged = await giveCartToCustomer(tx, fresh.id, customer.id);
      await sessions.logIn(fresh.id, customer.id, isRemembered);
      return merged;
    });
    cookies.use(reply, fresh);
    const mode = customer.isProhibis ? 'prohibis' : undefined;
    if (mode !== modeOf(request)) cookies.setMode(reply, mode);
    return report;
  }

  formRoute(app, formAnswers, {
    url: '/logout/',
    summary: 'Log out: a new guest session with an empty cart; the customer’s cart stays with the customer',
    form: 'logout',
    page: () => '/',
    schema: () => z.object({}),
    answer: AccountAnswer,
    keep: [],
    async handle(_, request, reply) {
      const fresh = cookies.fresh();
      await db.transaction(async (tx) => {
        const sessions = createSessionRepository(tx);
        await sessions.rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
        await sessions.logOut(fresh.id);
      });
      cookies.use(reply, fresh);
      if (modeOf(request)) cookies.setMode(reply, undefined);
      const redirect = safeRedirect(request.formRedirect, '/');
      return { redirect, body: { redirect } };
    },
  });

  app.get(
    '/rest/account/',
    {
      config: { isPersonal: true },
      schema: { summary: 'The logged-in customer', response: { 200: Account, '4xx': ErrorBody } },
    },
    async (request) => {
      const customer = await customers.findLoggedIn(requireSession(request).id);
      if (!customer) throw new ShopError(401, 'error.login.required');
      const { salutation, firstName, lastName, email, customerCardNumber, isProhibis, isEmployee } = customer;
      return {
        salutation,
        firstName,
        lastName,
        email,
        customerCardNumber,
        isProhibis,
        isEmployee,
        memberSinceText: dayText(customer.createdAt),
      };
    },
  );
};

/** A path of this shop, and not the login once more. */
function pageAfterLogin(successUrl: string | undefined): string {
  const path = safeRedirect(successUrl, PAGES.account);
  return path.startsWith(PAGES.login) ? PAGES.account : path;
}
