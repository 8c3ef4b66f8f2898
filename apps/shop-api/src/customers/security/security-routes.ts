import { endAllSessions, endSession, readAccountSecurity } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { MAX_PASSKEYS, passkeyRepository } from '../../identity/passkeys/passkey-repository';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { modeOf, requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { dayText } from '../../kernel/text/answer-language';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';

/** Newest logins in the list; the rest is counted. */
const MOST_SHOWN = 20;

/** The devices of the customer. */
export async function securityRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, cookies, formAnswers, now } = context;

  route(app, readAccountSecurity, async (request) => {
    const customer = await ownCustomer(db, request);
    const { id } = requireSession(request);
    const [logins, passkeys] = await Promise.all([
      context.sessions(db).loginsOf(customer.id, id, MOST_SHOWN),
      passkeyRepository(db).of(customer.id),
    ]);
    return {
      sessions: logins.map((login) => ({
        id: login.id,
        browser: login.browser,
        system: login.system,
        lastUsedText: dayText(login.lastUsedAt),
        isCurrent: login.id === id,
      })),
      moreSessions: (logins[0]?.total ?? 0) - logins.length,
      passkeys: passkeys.map((one) => ({
        id: one.id,
        name: one.name,
        createdText: dayText(one.createdAt),
        lastUsedText: one.lastUsedAt && dayText(one.lastUsedAt),
      })),
      hasMostPasskeys: passkeys.length >= MAX_PASSKEYS,
    };
  });

  formRoute(app, formAnswers, endSession, {
    form: 'session-end',
    page: () => PAGES.security,
    keep: [],
    async handle({ id }, request) {
      const customer = await ownCustomer(db, request);
      if (!(await context.sessions(db).endLogin(customer.id, id)))
        throw new ShopError({ statusCode: 404, key: 'account.session.unknown' });
      const msg = 'account.session.ended';
      return { msg, body: { msg } };
    },
  });

  formRoute(app, formAnswers, endAllSessions, {
    form: 'sessions-end',
    page: () => PAGES.security,
    keep: [],
    async handle(_, request, reply) {
      const customer = await ownCustomer(db, request);
      const fresh = cookies.fresh();
      await db.transaction(async (tx) => {
        const sessions = context.sessions(tx);
        // Locks the customer first, like a login.
        await customerRepository(tx).lock(customer.id);
        await emailChangeRepository(tx).endPending(customer.id);
        await sessions.rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
        await sessions.logOutOthers(customer.id, '');
      });
      cookies.use(reply, fresh);
      if (modeOf(request)) cookies.setMode(reply, undefined);
      return { redirect: PAGES.login, body: { redirect: PAGES.login } };
    },
  });
}
