import { cancelBackInStock, confirmBackInStock, requestBackInStock } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { withToken } from '../../kernel/http/with-token';
import { atLeast, NEUTRAL_MS } from '../../kernel/limits/at-least';
import type { Counted } from '../../kernel/limits/attempt-limit';
import { mailNetwork } from '../../kernel/mail/mail-limits';
import { enqueueMail } from '../../kernel/mail/outbox';
import { backInStockConfirmMail, backInStockKnownMail } from '../../kernel/mail/templates/back-in-stock';
import { refusal } from '../cart/cart-refusals';
import { saleRefusal } from '../cart/sale-refusal';
import type { SellingContext } from '../context/selling-context';
import { type BackInStockRequest, createBackInStockLinks } from './back-in-stock-links';
import {
  addRequest,
  deleteRequests,
  findRequestedItem,
  isRequested,
  type RequestedItem,
} from './back-in-stock-requests';

/** The pages; their content comes from the CMS. */
const PAGE = '/wieder-da/';
const itemPage = (productId: string, itemId: unknown) =>
  `${PAGE}${productId}/${typeof itemId === 'string' ? `?item=${encodeURIComponent(itemId)}` : ''}`;
const linkPage = (name: 'bestaetigen' | 'abmelden', token: unknown) => withToken(`${PAGE}${name}/`, token);

const productIdOf = (request: FastifyRequest) => (request.params as { productId: string }).productId;

export async function backInStockRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, pageUrl, events, now } = context;
  const links = createBackInStockLinks(context);

  formRoute(app, formAnswers, requestBackInStock, {
    form: 'back-in-stock',
    page: ({ itemId }, request) => itemPage(productIdOf(request), itemId),
    keep: ['email'],
    async handle({ itemId, email, frcCaptchaSolution: solution }, request, reply) {
      const counted: Counted[] = [
        ['backInStockNetwork', request.ip],
        ['backInStock', email],
      ];
      const msg = 'backInStock.error.wait';
      await withCaptcha({ captcha, attempts, reply, counted, solution, msg }, async () => {
        const item = await findRequestedItem(db, itemId, productIdOf(request));
        if (!item) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
        const refused = saleRefusal(item);
        if (refused) throw refusal(refused);
        if (item.isAvailable) throw new ShopError({ statusCode: 409, key: 'backInStock.error.available' });
        await atLeast(NEUTRAL_MS, sendMail(item, { itemId, email, requestedAt: now() }, request));
      });
      void reply.code(202);
      return { body: { state: 'mail-sent' as const }, msg: 'backInStock.mailSent' };
    },
  });

  async function sendMail(
    item: RequestedItem,
    wish: BackInStockRequest,
    request: FastifyRequest,
  ): Promise<void> {
    const { email, itemId } = wish;
    const cancel = links.cancel(email, itemId);
    const mailed = { name: item.name, cancel, url: pageUrl(item.url) };
    const mail = (await isRequested(db, wish))
      ? backInStockKnownMail(mailed)
      : backInStockConfirmMail({ ...mailed, confirm: links.confirm(wish) });
    const to = { email, language: chosenLanguage(request) };
    await enqueueMail(db, to, mail, { cause: 'visitor', network: mailNetwork(request) });
    events.emit('mail:enqueued');
  }

  formRoute(app, formAnswers, confirmBackInStock, {
    form: 'back-in-stock-confirm',
    page: ({ token }) => linkPage('bestaetigen', token),
    keep: [],
    async handle({ token }, request) {
      const wish = links.readConfirm(token);
      const item = wish && (await findRequestedItem(db, wish.itemId));
      if (!wish || !item) throw new ShopError({ statusCode: 400, key: 'backInStock.error.link' });
      await addRequest(db, wish, { language: chosenLanguage(request), now: now() });
      const product = { name: item.name, url: item.url };
      return {
        body: { state: 'confirmed' as const, product },
        msg: 'backInStock.confirmed',
        result: { product },
      };
    },
  });

  formRoute(app, formAnswers, cancelBackInStock, {
    form: 'back-in-stock-cancel',
    page: ({ token }) => linkPage('abmelden', token),
    keep: [],
    async handle({ token }) {
      const request = links.readCancel(token);
      if (!request) throw new ShopError({ statusCode: 400, key: 'backInStock.error.cancelLink' });
      await deleteRequests(db, request.email, request.itemId);
      return { body: { state: 'cancelled' as const }, msg: 'backInStock.cancelled' };
    },
  });
}
