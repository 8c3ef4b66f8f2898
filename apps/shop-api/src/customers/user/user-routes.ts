import { readUser, type StaffRole, type VisitorRole } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { LoggedIn } from '../../identity/session/session-repository';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import {
  CSRF_FIELD,
  CSRF_HEADER,
  modeOf,
  requireSession,
  sessionExpiry,
  storeLinesOf,
} from '../../kernel/session/session-plugin';
import { cartBenefitsRepository } from '../../selling/cart/cart-benefits';
import { createCartRepository } from '../../selling/cart/cart-repository';
import { createWishlistRepository } from '../../selling/wishlist/wishlist-repository';
import { wishlistItems } from '../../selling/wishlist/wishlist-views';
import { createStoreRepository, storeLinesFor } from '../../stores/store/store-repository';
import { withOpening } from '../../stores/store/with-opening';
import type { CustomersContext } from '../context/customers-context';

const AUTHORITIES: Record<StaffRole, string> = {
  EMPLOYEE: 'ROLE_EMPLOYEE',
  MANAGER: 'ROLE_STORE_MANAGER',
  OPERATOR: 'ROLE_OPERATOR',
};

const authoritiesOf = (role: StaffRole | null): { authority: string }[] =>
  role === null ? [] : [{ authority: AUTHORITIES[role] }];

function roleOf(customer: LoggedIn | null, staffRole: StaffRole | null): VisitorRole {
  if (customer?.isProhibis) return 'prohibis';
  if (customer?.isEmployee || staffRole !== null) return 'employee';
  return customer ? 'customer' : 'visitor';
}

export async function userRoutes(
  app: FastifyInstance,
  { db, cookies, now, messages, sessions: sessionsOf }: CustomersContext,
): Promise<void> {
  const carts = createCartRepository(db);
  const benefits = cartBenefitsRepository(db);
  const sessions = sessionsOf(db);
  const stores = createStoreRepository(db);
  const wishlists = createWishlistRepository(db);

  route(
    app,
    readUser,
    async (request, reply) => {
      const { id } = requireSession(request);
      const [
        { customer, staffRole, isOver, isLongOver },
        cartCount,
        customerCardNumber,
        selectedStore,
        wishlist,
      ] = await Promise.all([
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
      const lines = storeLinesFor(selectedStore);
      if (storeLinesOf(request) !== lines && !isOver) cookies.setStoreLines(reply, lines);
      const shown = { now, messages, language: textLanguage(request) };
      return {
        loggedIn: customer !== null,
        ...(customer ? { name: fullName(customer) } : {}),
        authorities: [...(customer ? [{ authority: 'ROLE_CUSTOMER' }] : []), ...authoritiesOf(staffRole)],
        isUserCustomer: customer !== null,
        role: roleOf(customer, staffRole),
        isEmployee: staffRole !== null || (customer?.isEmployee ?? false),
        isProhibis: customer?.isProhibis ?? false,
        cartCount,
        customerCardNumber,
        wishlist: wishlistItems(wishlist.entries),
        selectedStore: selectedStore && (await withOpening(selectedStore, stores, shown)),
        ...(request.headers['sec-fetch-site'] === 'cross-site' && { isOtherSite: true }),
        csrf: { name: CSRF_FIELD, header: CSRF_HEADER, value: requireSession(request).csrf },
      };
    },
    { prolongsSession: true },
  );
}
