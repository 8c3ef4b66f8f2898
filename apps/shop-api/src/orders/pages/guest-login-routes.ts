import { logInToOrder, openOrderLink } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import type { Counted } from '../../kernel/limits/attempt-limit';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { readOrderNumber } from '../../kernel/text/order-number';
import { grantOrderAccess } from '../access/order-access';
import { orderPage } from '../access/order-link';
import type { OrdersContext } from '../context/orders-context';
import { findGuestOrder } from './find-guest-order';

const LOGIN_PAGE = '/bestellungen/anmelden/';

/** Opens one order for a visitor without an account. */
export async function guestLoginRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, cookies, formAnswers, attempts, captcha, orderLinks, now } = context;

  /** A right that begins gives the session a new id (ASVS 7.2.4), as a login does. */
  async function open(request: FastifyRequest, reply: FastifyReply, orderId: string): Promise<void> {
    const fresh = cookies.fresh();
    await db.transaction(async (tx) => {
      await context.sessions(tx).rename(requireSession(request).id, fresh.id, sessionExpiry(now()));
      await grantOrderAccess(tx, fresh.id, orderId);
    });
    cookies.use(reply, fresh);
  }

  formRoute(app, formAnswers, logInToOrder, {
    form: 'guest-order-login',
    page: () => LOGIN_PAGE,
    keep: ['orderNumber', 'email', 'zip'],
    async handle({ frcCaptchaSolution: solution, orderNumber, ...typed }, request, reply) {
      const number = readOrderNumber(orderNumber);
      const session = requireSession(request).id;
      const counted: Counted[] = [
        ['guestOrderNetwork', request.ip],
        ['guestOrderSession', session],
        ...(number ? [['guestOrder', number] as const] : []),
      ];
      const orderId = await withCaptcha(
        { captcha, attempts, reply, counted, solution, msg: 'guestOrder.login.wait' },
        async () => {
          // One answer for an unknown number, another e-mail address and another postal code.
          const found = await atLeast(NEUTRAL_MS, findGuestOrder(db, { ...typed, number }));
          if (!found) throw new ShopError({ statusCode: 400, key: 'guestOrder.login.failed' });
          await attempts.takeBack('guestOrderNetwork', request.ip);
          await attempts.clear('guestOrderSession', session);
          if (number) await attempts.clear('guestOrder', number);
          return found;
        },
      );
      await open(request, reply, orderId);
      const redirect = orderPage(orderId);
      return { redirect, body: { redirect } };
    },
  });

  route(app, openOrderLink, async (request, reply) => {
    const { orderId } = request.params;
    // A token is only signed for an order that exists; the order may have been deleted since.
    const isValid = orderLinks.isValid(orderId, request.query.token);
    if (!isValid) return reply.redirect(`${LOGIN_PAGE}?bestellung=1`, 303);
    await open(request, reply, orderId);
    return reply.redirect(orderPage(orderId), 303);
  });
}
