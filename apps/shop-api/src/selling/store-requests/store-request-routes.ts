import { askStore } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import type { Counted } from '../../kernel/limits/attempt-limit';
import { enqueueMail } from '../../kernel/mail/outbox';
import { storeRequestMail } from '../../kernel/mail/templates/store-request';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import { findRequestedItem } from '../back-in-stock/back-in-stock-requests';
import type { SellingContext } from '../context/selling-context';
import { addStoreRequest } from './store-requests';

/** The form is in a layer; a browser without script sees the phone number of the store. */
const PAGE = '/stores/';

/** Questions of shoppers to a store: a row for its desk and a mail to its address. */
export async function storeRequestRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, formAnswers, attempts, captcha, pageUrl, events, now } = context;
  const stores = createStoreRepository(db);

  formRoute(app, formAnswers, askStore, {
    form: 'store-request',
    page: () => PAGE,
    keep: ['question', 'name', 'email'],
    async handle({ frcCaptchaSolution: solution, ...request }, { ip }, reply) {
      const { companyId, itemId, email } = request;
      const counted: Counted[] = [
        ['storeRequestNetwork', ip],
        ['storeRequest', email],
      ];
      const msg = 'storeRequest.error.wait';
      const store = await withCaptcha({ captcha, attempts, reply, counted, solution, msg }, async () => {
        const [found, item] = await Promise.all([
          requireStore(stores, companyId),
          findRequestedItem(db, itemId),
        ]);
        if (!item) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
        const mail = storeRequestMail({
          ...request,
          itemName: item.name,
          itemUrl: pageUrl(item.url),
          storeName: found.name,
        });
        await db.transaction(async (tx) => {
          if (!(await addStoreRequest(tx, request, now())))
            throw new ShopError({ statusCode: 429, key: 'storeRequest.error.full' });
          // To an address of the shop: the limits are those of the request.
          await enqueueMail(tx, { email: found.email, language: DEFAULT_LANGUAGE }, mail, { cause: 'shop' });
        });
        events.emit('mail:enqueued');
        return found;
      });
      void reply.code(202);
      return {
        body: { state: 'sent' as const, store: { companyId, name: store.name } },
        msg: 'storeRequest.sent',
      };
    },
  });
}
