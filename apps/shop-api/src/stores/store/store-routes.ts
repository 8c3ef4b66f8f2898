import { readPlaces, readStore } from '@fachwerk/shared/contracts';
import { toPostalCode } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import type { Kernel } from '../../kernel/kernel';
import { placesOfPostcode } from '../finder/places-of-postcode';
import { createStoreRepository, requireStore } from './store-repository';
import { storeView } from './store-view';

/** "Geöffnet bis" is valid for a minute. */
const MAX_AGE = 60;
/** Postal codes change once in a while. */
const MAX_AGE_PLACES = 86_400;

export async function storeRoutes(app: FastifyInstance, { db, messages, now }: Kernel): Promise<void> {
  const stores = createStoreRepository(db);

  route(app, readStore, async (request, reply) => {
    const [store, texts] = await Promise.all([
      requireStore(stores, request.params.companyId),
      messages({ language: 'de' }),
    ]);
    return sendPublic(request, reply, storeView(store, { now: now(), messages: texts.messages }), {
      maxAge: MAX_AGE,
    });
  });

  route(app, readPlaces, async (request, reply) => {
    const { country, zipCode, city } = request.query;
    const places = placesOfPostcode(country, toPostalCode(zipCode, country), city);
    return sendPublic(request, reply, places, { maxAge: MAX_AGE_PLACES });
  });
}
