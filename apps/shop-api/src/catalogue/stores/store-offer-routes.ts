import { readStoreStock, searchStores as storeSearch, type StoreSearch } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { findPlace } from '../../stores/finder/find-place';
import type { PlaceFound } from '../../stores/finder/place-found';
import { ofTypes, searchStores, storeOptions } from '../../stores/finder/search-stores';
import { readCoords, readLimit, readServices, readTexts } from '../../stores/finder/store-query';
import { distanceText } from '../../stores/store/distance';
import { stateLinks } from '../../stores/store/store-regions';
import { createStoreRepository, STORE_MAX_AGE } from '../../stores/store/store-repository';
import { storeView } from '../../stores/store/store-view';
import type { CatalogueContext } from '../context/catalogue-context';
import { createItemInStores, createStoreOffers } from './store-offers';

/** "geprüft vor" is valid for a minute. */
const STOCK_MAX_AGE = 60;
const NO_PLACE: PlaceFound = { place: null, coords: null, suggestions: [] };

/** Stores with what they have of an item. */
export async function storeOfferRoutes(app: FastifyInstance, shop: CatalogueContext): Promise<void> {
  const { db, messages, now } = shop;
  const stores = createStoreRepository(db);
  const findOffers = createStoreOffers(shop, stores);
  const findInStores = createItemInStores(shop, stores);
  // Loads the places before the first request, because reading them is slow; skipped in tests that only
  // inject.
  app.addHook('onListen', async () => void findPlace('Berlin'));

  route(app, storeSearch, async (request, reply) => {
    const language = textLanguage(request);
    const { q = '', lat, lon, itemId, inStock, options } = request.query;
    const limit = readLimit(request.query.limit);
    const query = q.trim();
    const point = readCoords(lat, lon);
    const place = query ? findPlace(query) : { ...NO_PLACE, coords: point };
    const [all, texts, having] = await Promise.all([
      stores.findAll(),
      messages({ language }),
      itemId && inStock ? stores.findHaving(itemId) : undefined,
    ]);
    const types = [request.query.types ?? []].flat();
    const view = { now: now(), messages: texts.messages };
    const { hits, total } = searchStores(all, {
      coords: place.coords,
      types,
      filters: {
        services: readServices(request.query.services),
        brands: readTexts(request.query.brands),
        specialists: readTexts(request.query.specialists),
        categorySpecialists: readTexts(request.query.categorySpecialists),
        categories: readTexts(request.query.categories),
        states: readTexts(request.query.states),
        among: having,
      },
      messages: texts.messages,
      limit,
    });
    const found = itemId
      ? await findInStores(
          itemId,
          hits.map(({ store }) => store),
          language,
        )
      : undefined;
    return sendPublic(
      request,
      reply,
      {
        query: q,
        ...place,
        results: hits.map(({ store, distance }) => {
          const stock = found?.get(store.companyId);
          return {
            store: storeView(store, view),
            distance: distance === null ? null : Math.round(distance * 10) / 10,
            ...(distance === null ? {} : { distanceText: distanceText(distance) }),
            ...(stock && { stock }),
          };
        }),
        total,
        ...(options && {
          options: storeOptions(ofTypes(all, types), texts.messages),
          states: stateLinks(all),
        }),
      } satisfies StoreSearch,
      { maxAge: STORE_MAX_AGE },
    );
  });

  route(app, readStoreStock, async (request, reply) => {
    const { companyId } = request.params;
    const itemIds = [...new Set([request.query.itemId].flat())];
    const offers = await findOffers(companyId, itemIds, textLanguage(request));
    return sendPublic(
      request,
      reply,
      { companyId, items: offers.map(({ stock }) => stock) },
      { maxAge: STOCK_MAX_AGE },
    );
  });
}
