import type { AdjustedPosition, LoginForm } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Customer, customerRepository } from '../../identity/customer/customer-repository';
import { loginDevice } from '../../identity/session/login-device';
import { ShopError } from '../../kernel/errors/shop-error';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { chosenLanguage } from '../../kernel/http/text-language';
import { modeOf, requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { attachOrders } from '../../orders/access/attach-orders';
import { giveCartToCustomer } from '../../selling/cart/merge-carts';
import { giveWishlistToCustomer } from '../../selling/wishlist/merge-wishlists';
import type { CustomersContext } from '../context/customers-context';
import { PAGES } from './account-pages';

/** Logs in a customer who is proven, by a password or a passkey: the session gets a new id. */
export async function startLogin(
  { db, cookies, now, ...context }: Pick<CustomersContext, 'db' | 'cookies' | 'now' | 'sessions'>,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
  { rememberMe, mergeLists }: Pick<LoginForm, 'rememberMe' | 'mergeLists'>,
): Promise<AdjustedPosition[]> {
  const fresh = cookies.fresh();
  const device = loginDevice(request.headers['user-agent']);
  const report = await db.transaction(async (tx) => {
    // A new password that came since the check has ended all logins; this one must not follow it.
    if (!(await customerRepository(tx).lockUnchanged(customer)))
      throw new ShopError({ statusCode: 400, key: 'account.login.failed' });
    const sessions = context.sessions(tx);
    await sessions.rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
    const merged = mergeLists ? await giveCartToCustomer(tx, fresh.id, customer.id) : [];
    if (mergeLists) await giveWishlistToCustomer(tx, fresh.id, customer.id);
    await sessions.logIn(fresh.id, customer.id, rememberMe, device);
    // Later mails have no request: the language that was chosen last counts.
    await customerRepository(tx).setLanguage(customer.id, chosenLanguage(request));
    await attachOrders(tx, { customerId: customer.id, email: customer.email });
    return merged;
  });
  cookies.use(reply, fresh);
  const mode = customer.isProhibis ? 'prohibis' : undefined;
  if (mode !== modeOf(request)) cookies.setMode(reply, mode);
  return report;
}

/** A path of this shop except the login page. */
export function pageAfterLogin(successUrl: string | undefined): string {
  const path = safeRedirect(successUrl, PAGES.account);
  return path.startsWith(PAGES.login) ? PAGES.account : path;
}
