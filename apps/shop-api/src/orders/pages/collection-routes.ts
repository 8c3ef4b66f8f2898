import { readCalendarFile, readCollectionCode } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { instantOf, localTime } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { answerTexts, untilText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { orderPage } from '../access/order-link';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import type { Order } from '../lifecycle/order';
import { viewOrder } from '../lifecycle/order-view';
import { calendarFile } from './calendar-file';
import { drawCode } from './draw-code';

const MINUTES = 30;

/** What a collection needs besides its page: the code for a scanner, and the calendar file. */
export async function collectionRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, pageUrl } = context;
  const notFound = () => new ShopError({ statusCode: 404, key: 'error.order.notFound' });

  route(app, readCollectionCode, async (request, reply) => {
    const { symbol } = request.params;
    const { collectionCode } = await viewOrder(db, await requireOrder(context, request));
    if (!collectionCode) throw notFound();
    return reply.type('image/svg+xml').send(await drawCode(collectionCode, symbol));
  });

  route(app, readCalendarFile, async (request, reply) => {
    const order = await requireOrder(context, request);
    const start = order.readyBy ?? noonOfLastDay(order.collectUntil);
    const { store, collectionCode } = await viewOrder(db, order);
    // Nothing is collected before the payment and after the end.
    if (!start || !collectionCode) throw notFound();
    const { id, number, kind, version, changedAt, collectUntil } = order;
    const file = calendarFile({
      uid: `${id}@${new URL(pageUrl('/')).hostname}`,
      sequence: version,
      writtenAt: changedAt,
      start,
      end: new Date(start.getTime() + MINUTES * 60_000),
      title: formatText(answerTexts(), `orderCalendar.${kind}`, { number }),
      description: descriptionOf(collectionCode, collectUntil),
      place: store ? [store.name, ...addressLines(store)].join(', ') : '',
      url: pageUrl(orderPage(id)),
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${number}.ics"`)
      .send(file);
  });
}

/** A collection without a promised moment is noted for its last day. */
const noonOfLastDay = (until: Order['collectUntil']): Date | null =>
  until && instantOf(localTime(new Date(until.getTime() - 1)).date, '12:00');

const descriptionOf = (code: string, until: Order['collectUntil']): string =>
  [
    formatText(answerTexts(), 'orderCalendar.code', { code }),
    until && formatText(answerTexts(), 'orderCalendar.until', { until: untilText(until) }),
  ]
    .filter(Boolean)
    .join('\n');
