import { readStore } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { nextDayViews } from './opening-view';
import { createStoreRepository, requireStore } from './store-repository';
import { storeView } from './store-view';

/** "Geöffnet bis" is valid for a minute. */
const MAX_AGE = 60;

export async function storeRoutes(app: FastifyInstance, { db, messages, now }: Kernel): Promise<void> {
  const stores = createStoreRepository(db);

  route(app, readStore, async (request, reply) => {
    const [store, texts] = await Promise.all([
      requireStore(stores, request.params.companyId),
      messages({ language: 'de' }),
    ]);
    const view = { now: now(), messages: texts.messages };
    const nextDays = nextDayViews(view.now, store, view.messages);
    return sendPublic(request, reply, { ...storeView(store, view), nextDays }, { maxAge: MAX_AGE });
  });
}
