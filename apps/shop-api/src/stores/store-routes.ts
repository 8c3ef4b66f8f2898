import {
  readPlaces,
  readStore,
  readStoreStock,
  searchStores as storeSearch,
  type StoreSearch,
} from '@fachwerk/shared/contracts';
import { toPostalCode } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendPublic } from '../http/public-answer';
import { route } from '../http/route';
import type { ShopContext } from '../shop-context';
import { distanceText } from './distance';
import { placeData } from './place-data';
import type { PlaceFound } from './place-found';
import { createPlaceSearch } from './place-search';
import { placesOfPostcode } from './places-of-postcode';
import { searchStores } from './search-stores';
import { createItemInStores, createStoreOffers, requireStore } from './store-offers';
import { readCoords, readLimit, readServices } from './store-query';
import { createStoreRepository } from './store-repository';
import { storeView } from './store-view';

/** "Geöffnet bis" and "geprüft vor" are valid for a minute. */
const MAX_AGE = 60;
/** Postal codes change once in a while. */
const MAX_AGE_PLACES = 86_400;
const NO_PLACE: PlaceFound = { place: null, coords: null, suggestions: [] };

export async function storeRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  const { db, messages, now } = shop;
  const stores = createStoreRepository(db);
  const findOffers = createStoreOffers(shop, stores);
  const findInStores = createItemInStores(shop, stores);
  const findPlace = cachedPlaceSearch();
  // Loads the places before the first request, because reading them is slow; skipped in tests that only
  // inject.
  app.addHook('onListen', async () => void findPlace('Berlin'));

  async function context() {
    return { now: now(), messages: (await messages({ language: 'de' })).messages };
  }

  route(app, storeSearch, async (request, reply) => {
    const { q = '', lat, lon, itemId } = request.query;
    const services = readServices(request.query.services);
    const limit = readLimit(request.query.limit);
    const query = q.trim();
    const point = readCoords(lat, lon);
    const place = query ? findPlace(query) : { ...NO_PLACE, coords: point };
    const [all, view] = await Promise.all([stores.findAll(), context()]);
    const { hits, total } = searchStores(all, { coords: place.coords, services, limit });
    const found = itemId
      ? await findInStores(
          itemId,
          hits.map(({ store }) => store),
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
      } satisfies StoreSearch,
      { maxAge: MAX_AGE },
    );
  });

  route(app, readStore, async (request, reply) => {
    const [store, view] = await Promise.all([requireStore(stores, request.params.companyId), context()]);
    return sendPublic(request, reply, storeView(store, view), { maxAge: MAX_AGE });
  });

  route(app, readStoreStock, async (request, reply) => {
    const { companyId } = request.params;
    const offers = await findOffers(companyId, [...new Set([request.query.itemId].flat())]);
    return sendPublic(
      request,
      reply,
      { companyId, items: offers.map(({ stock }) => stock) },
      { maxAge: MAX_AGE },
    );
  });

  route(app, readPlaces, async (request, reply) => {
    const { country, zipCode, city } = request.query;
    const places = placesOfPostcode(country, toPostalCode(zipCode, country), city);
    return sendPublic(request, reply, places, { maxAge: MAX_AGE_PLACES });
  });
}

function cachedPlaceSearch(): (query: string) => PlaceFound {
  const remembered = new LRUCache<string, PlaceFound>({ max: 1000 });
  let search: ReturnType<typeof createPlaceSearch> | undefined;
  return (query) => {
    const known = remembered.get(query);
    if (known) return known;
    search ??= createPlaceSearch(placeData());
    const found = search(query);
    remembered.set(query, found);
    return found;
  };
}
