import {
  cancelReservation,
  extendReservation,
  readReservation,
  type Reservation,
} from '@fachwerk/shared/contracts';
import { addressLines, fullName, type Language } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { displayPrice } from '../../kernel/money/display';
import { requireSession } from '../../kernel/session/session-plugin';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { mayRead, orderReader } from '../../orders/access/may-read';
import { buyerOf, possibleEvents } from '../../orders/lifecycle/find-step';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { findOrder, type Order } from '../../orders/lifecycle/order';
import { openingView } from '../../stores/store/opening-view';
import { requireStore } from '../../stores/store/store-repository';
import { orderPage } from '../checkout/checkout-pages';
import type { CheckoutParts } from '../checkout/checkout-parts';
import type { SellingContext } from '../context/selling-context';

/** A reservation of the visitor: read, cancel, extend once. */
export async function reservationRoutes(
  app: FastifyInstance,
  { db, now, formAnswers, messages }: SellingContext,
  { stores }: CheckoutParts,
): Promise<void> {
  const idOf = (request: FastifyRequest) => (request.params as { reservationId: string }).reservationId;

  /** 404 also for a reservation of another visitor: its existence is not revealed. */
  async function own(request: FastifyRequest): Promise<Order> {
    const order = await findOrder(db, idOf(request));
    const reader = await orderReader(db, requireSession(request).id);
    if (order?.kind !== 'reservation' || !mayRead(order, reader, now()))
      throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    return order;
  }

  async function view(order: Order, language: Language): Promise<Reservation> {
    const [store, { messages: texts }, possible] = await Promise.all([
      requireStore(stores, order.companyId ?? ''),
      messages({ language }),
      possibleEvents(db, order, ['cancel', 'extend'] as const, { actor: buyerOf(order), now: now() }),
    ]);
    const { state, contact, delivery, readyBy, placedAt } = order;
    const holdUntil = order.collectUntil ?? placedAt;
    const ready = readyBy ?? placedAt;
    return {
      reservationId: order.id,
      number: order.number,
      state,
      pickupCode: order.collectionCode ?? '',
      store: {
        companyId: store.companyId,
        name: store.name,
        addressText: addressLines(store).join(', '),
        openingText: openingView(now(), store, texts).opening.text,
        collectableFrom: ready.toISOString(),
        collectableText: dayAndTimeText(ready),
        storeLines: order.lines.length,
        isSelected: true,
        hasPickupBox: delivery.pickupBox !== undefined,
      },
      pickupPerson: typeof delivery.pickupPerson === 'string' ? delivery.pickupPerson : fullName(contact),
      holdUntil: holdUntil.toISOString(),
      holdUntilText: dayAndTimeText(holdUntil),
      lines: order.lines.map(({ itemId, name, details, quantity, unitCents }) => ({
        itemId,
        name,
        quantity,
        url: details.url ?? '',
        image: details.image ?? { src: '', alt: '' },
        linePrice: displayPrice(quantity * unitCents),
      })),
      total: displayPrice(order.totalCents),
      canCancel: possible.includes('cancel'),
      canExtend: possible.includes('extend'),
    };
  }

  const move = (order: Order, event: 'cancel' | 'extend') =>
    db.transaction((tx) => moveOrder(tx, order.id, event, { actor: buyerOf(order), now: now() }));

  route(app, readReservation, async (request) => view(await own(request), textLanguage(request)));

  formRoute(app, formAnswers, cancelReservation, {
    form: 'reservation-cancellation',
    page: (_fields, request) => orderPage(idOf(request)),
    keep: [],
    async handle(_form, request) {
      const { moved, order } = await move(await own(request), 'cancel');
      if (!moved && order.state !== 'CANCELLED')
        throw new ShopError({ statusCode: 412, key: 'error.order.notCancellable' });
      return { redirect: orderPage(order.id), body: await view(order, textLanguage(request)) };
    },
  });

  formRoute(app, formAnswers, extendReservation, {
    form: 'reservation-extension',
    page: (_fields, request) => orderPage(idOf(request)),
    keep: [],
    async handle(_form, request) {
      const { moved, order } = await move(await own(request), 'extend');
      if (!moved) throw new ShopError({ statusCode: 412, key: 'reservation.error.notExtendable' });
      return { redirect: orderPage(order.id), body: await view(order, textLanguage(request)) };
    },
  });
}
