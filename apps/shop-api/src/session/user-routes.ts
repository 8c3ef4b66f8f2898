import { ErrorBody, UserState } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CartRepository } from '../cart/cart-repository';
import type { StoreRepository } from '../stores/store-repository';
import type { SessionRepository } from './session-repository';
import { CSRF_FIELD, CSRF_HEADER, requireSession, sessionExpiry } from './session-plugin';

export interface UserRoutesOptions {
  carts: CartRepository;
  sessions: SessionRepository;
  stores: Pick<StoreRepository, 'findSelected'>;
  now: () => Date;
}

export const userRoutes: FastifyPluginAsyncZod<UserRoutesOptions> = async (app, { carts, sessions, stores, now }) => {
  app.get(
    '/rest/user/',
    {
      config: { isPersonal: true },
      schema: {
        summary: 'Everything personal that a page needs at its start; anonymous visitors have a state too',
        response: { 200: UserState, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { id, csrf } = requireSession(request);
      const [cartCount, selectedStore] = await Promise.all([
        carts.countArticles(id),
        stores.findSelected(id),
        sessions.prolong(id, sessionExpiry(now())),
      ]);
      return {
        loggedIn: false,
        authorities: [],
        isEmployee: false,
        isProhibis: false,
        cartCount,
        wishlist: [],
        selectedStore,
        csrf: { name: CSRF_FIELD, header: CSRF_HEADER, value: csrf },
      };
    },
  );
};
