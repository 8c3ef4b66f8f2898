import { readStore, readStoreCalendar } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { storeCalendar } from './store-calendar';
import { createStoreRepository, requireStore, STORE_MAX_AGE } from './store-repository';
import { storeDetails } from './store-view';

export async function storeRoutes(app: FastifyInstance, { db, messages, now }: Kernel): Promise<void> {
  const stores = createStoreRepository(db);

  route(app, readStore, async (request, reply) => {
    const [store, texts] = await Promise.all([
      requireStore(stores, request.params.companyId),
      messages({ language: 'de' }),
    ]);
    const view = { now: now(), messages: texts.messages };
    return sendPublic(request, reply, storeDetails(store, view), { maxAge: STORE_MAX_AGE });
  });

  route(app, readStoreCalendar, async (request, reply) => {
    const [store, texts] = await Promise.all([
      requireStore(stores, request.params.companyId),
      messages({ language: 'de' }),
    ]);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${STORE_MAX_AGE}`)
      .header('content-disposition', `attachment; filename="markt-${store.companyId}.ics"`)
      .send(storeCalendar(store, now(), texts.messages));
  });
}
