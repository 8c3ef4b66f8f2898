import {
  readStore,
  readStoreCalendar,
  readStoreFlyers,
  readStoreRegion,
  type StoreRegion,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { ShopError } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { flyersOfType } from './flyers-of-type';
import { findReadyTimes, readyTimesView } from './ready-times';
import { storeCalendar } from './store-calendar';
import { findRegion, regionsOf, stateLinks, townLinks } from './store-regions';
import { createStoreRepository, requireStore, STORE_MAX_AGE } from './store-repository';
import { storeDetails, storeView } from './store-view';

export async function storeRoutes(app: FastifyInstance, { db, messages, now }: Kernel): Promise<void> {
  const stores = createStoreRepository(db);
  const readAll = async (request: FastifyRequest) => {
    const [all, texts] = await Promise.all([stores.findAll(), messages({ language: textLanguage(request) })]);
    return { all, view: { now: now(), messages: texts.messages } };
  };

  route(app, readStore, async (request, reply) => {
    const { companyId } = request.params;
    const [store, { all, view }, times] = await Promise.all([
      requireStore(stores, companyId),
      readAll(request),
      findReadyTimes(db, companyId, now()),
    ]);
    const details = {
      ...storeDetails(store, view),
      regions: regionsOf(store, all),
      ...(times && { readyTimes: readyTimesView(times, view.messages) }),
    };
    return sendPublic(request, reply, details, { maxAge: STORE_MAX_AGE });
  });

  route(app, readStoreFlyers, async (request, reply) => {
    const { all, view } = await readAll(request);
    return sendPublic(request, reply, flyersOfType(all, request.query.type, view), { maxAge: STORE_MAX_AGE });
  });

  route(app, readStoreRegion, async (request, reply) => {
    const { all, view } = await readAll(request);
    const { params, query } = request;
    const region = findRegion(all, params.state, query.town);
    if (!region) throw new ShopError({ statusCode: 404, key: 'error.store.region' });
    const { name, url, state, isTown } = region;
    const answer: StoreRegion = {
      name,
      url,
      isTown,
      stores: region.stores.map((store) => storeView(store, view)),
      towns: townLinks(all, state),
      states: stateLinks(all),
    };
    return sendPublic(request, reply, answer, { maxAge: STORE_MAX_AGE });
  });

  route(app, readStoreCalendar, async (request, reply) => {
    const [store, texts] = await Promise.all([
      requireStore(stores, request.params.companyId),
      messages({ language: textLanguage(request) }),
    ]);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${STORE_MAX_AGE}`)
      .header('content-disposition', `attachment; filename="markt-${store.companyId}.ics"`)
      .send(storeCalendar(store, now(), texts.messages));
  });
}
