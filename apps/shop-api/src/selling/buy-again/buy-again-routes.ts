import { buyAgain } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createItemMemory } from '../../catalogue/items/item-memory';
import { ownCustomer } from '../../identity/customer/own-customer';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { requireOrder } from '../../orders/access/require-order';
import { mayBuyAgain } from '../../orders/lifecycle/order-view';
import { createStoreRepository } from '../../stores/store/store-repository';
import { createCartRepository } from '../cart/cart-repository';
import type { SellingContext } from '../context/selling-context';
import { buyAgainLines } from './buy-again-view';
import { linesAgain } from './lines-again';
import { putOrderIntoCart } from './put-order-into-cart';

export async function buyAgainRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now, formAnswers, catalogueVersion } = context;
  const findItems = createItemMemory(db);
  const carts = createCartRepository(db);
  const stores = createStoreRepository(db);

  formRoute(app, formAnswers, buyAgain, {
    form: 'buy-again',
    // The account leads to the login.
    page: (_, request, refused) =>
      refused?.statusCode === 401
        ? '/account/bestellungen/'
        : `/bestellungen/${(request.params as { orderId: string }).orderId}/`,
    keep: [],
    async handle({ key, from }, request) {
      // Whatever order is named: the answer reveals nothing of it.
      if (from === 'account') await ownCustomer(db, request);
      const order = await requireOrder(context, request);
      if (!mayBuyAgain(order)) throw new ShopError({ statusCode: 409, key: 'error.order.waitsForPayment' });
      const { id: sessionId } = requireSession(request);
      const lines = await linesAgain(db, order);
      const items = await findItems(
        lines.flatMap(({ itemId, isGiftCard }) => (isGiftCard ? [] : itemId)),
        await catalogueVersion(),
      );
      const put = await putOrderIntoCart(db, {
        order,
        lines,
        items,
        sessionId,
        sessionExpiry: sessionExpiry(now()),
        idempotencyKey: idempotencyKey(request) ?? key,
      });
      const { companyId } = put;
      const store = companyId === null ? undefined : await stores.find(companyId);
      const report = {
        lines: await buyAgainLines(db, put, items),
        ...(store && { storeName: store.name }),
        totalArticleCount: await carts.countArticles(sessionId),
      };
      return { body: report, result: report };
    },
  });
}
