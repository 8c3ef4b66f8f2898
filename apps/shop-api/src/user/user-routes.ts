import { readUser } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createCartRepository } from '../cart/cart-repository';
import { route } from '../http/route';
import { cartBenefitsRepository } from '../promotions/cart-benefits';
import { CSRF_FIELD, CSRF_HEADER, modeOf, requireSession, sessionExpiry } from '../session/session-plugin';
import { createSessionRepository } from '../session/session-repository';
import type { ShopContext } from '../shop-context';
import { createStoreRepository } from '../stores/store-repository';
import { createWishlistRepository } from '../wishlist/wishlist-repository';
import { wishlistItems } from '../wishlist/wishlist-views';

export async function userRoutes(app: FastifyInstance, { db, cookies, now }: ShopContext): Promise<void> {
  const carts = createCartRepository(db);
  const benefits = cartBenefitsRepository(db);
  const sessions = createSessionRepository(db);
  const stores = createStoreRepository(db);
  const wishlists = createWishlistRepository(db);

  route(
    app,
    readUser,
    async (request, reply) => {
      const { id } = requireSession(request);
      const [{ customer, isOver, isLongOver }, cartCount, customerCardNumber, selectedStore, wishlist] =
        await Promise.all([
          sessions.find(id),
          carts.countArticles(id),
          benefits.customerCardNumber(id),
          stores.findSelected(id),
          wishlists.find(id),
          sessions.prolong(id, sessionExpiry(now())),
        ]);
      // The browser already has another cookie, or lost the response that set it.
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
        customerCardNumber,
        wishlist: wishlistItems(wishlist.entries),
        selectedStore,
        ...(request.headers['sec-fetch-site'] === 'cross-site' && { isOtherSite: true }),
        csrf: { name: CSRF_FIELD, header: CSRF_HEADER, value: requireSession(request).csrf },
      };
    },
    { prolongsSession: true },
  );
}
