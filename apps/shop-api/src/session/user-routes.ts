import { ErrorBody, UserState } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CartRepository } from '../cart/cart-repository';
import type { StoreRepository } from '../stores/store-repository';
import type { SessionRepository } from './session-repository';
import {
  CSRF_FIELD,
  CSRF_HEADER,
  modeOf,
  requireSession,
  type SessionCookies,
  sessionExpiry,
} from './session-plugin';

export interface UserRoutesOptions {
  carts: CartRepository;
  sessions: SessionRepository;
  stores: Pick<StoreRepository, 'findSelected'>;
  cookies: SessionCookies;
  now: () => Date;
}

export const userRoutes: FastifyPluginAsyncZod<UserRoutesOptions> = async (
  app,
  { carts, sessions, stores, cookies, now },
) => {
  app.get(
    '/rest/user/',
    {
      config: { isPersonal: true, prolongsSession: true },
      schema: {
        summary: 'Everything personal that a page needs at its start; anonymous visitors have a state too',
        response: { 200: UserState, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = requireSession(request);
      const [{ customer, isOver, isLongOver }, cartCount, selectedStore] = await Promise.all([
        sessions.find(id),
        carts.countArticles(id),
        stores.findSelected(id),
        sessions.prolong(id, sessionExpiry(now())),
      ]);
      // The browser has another cookie by now, or lost the answer that brought it.
      if (isOver) void reply.removeHeader('set-cookie');
      if (isLongOver) cookies.use(reply, cookies.fresh());
      const mode = customer?.isProhibis ? 'prohibis' : undefined;
      if (modeOf(request) !== mode && !isOver) cookies.setMode(reply, mode);
      return {
        loggedIn: customer !== null,
        ...(customer ? { name: `${customer.firstName} ${customer.lastName}` } : {}),
        authorities: customer ? [{ authority: 'ROLE_CUSTOMER' }] : [],
        isEmployee: customer?.isEmployee ?? false,
        isProhibis: customer?.isProhibis ?? false,
        cartCount,
        wishlist: [],
        selectedStore,
        csrf: { name: CSRF_FIELD, header: CSRF_HEADER, value: requireSession(request).csrf },
      };
    },
  );
};
