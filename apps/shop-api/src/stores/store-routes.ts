import {
  readStore,
  readStoreStock,
  searchStores as storeSearch,
  selectStore,
  type StoreSearch,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { CART_PAGE } from '../cart/cart-refusals';
import { moveReservation } from '../cart/move-reservation';
import { wantsPage } from '../http/error-page';
import { sendPublic } from '../http/public-answer';
import { route } from '../http/route';
import { safeRedirect } from '../http/safe-redirect';
import { ShopError } from '../http/shop-error';
import { createItemMemory } from '../items/item-memory';
import { requireSession, sessionExpiry } from '../session/session-plugin';
import type { ShopContext } from '../shop-context';
import { distanceText } from './distance';
import { placeData } from './place-data';
import { createPlaceSearch, type PlaceFound } from './place-search';
import { searchStores } from './search-stores';
import { stockView } from './stock-view';
import { createStoreOffers, requireStore } from './store-offers';
import { readCoords, readLimit, readServices } from './store-query';
import { createStoreRepository, toSelectedStore } from './store-repository';
import { storeView } from './store-view';

const STORES_PAGE = '/stores/';
/** "Geöffnet bis" and "geprüft vor" are valid for a minute. */
const MAX_AGE = 60;
const NO_PLACE: PlaceFound = { place: null, coords: null, suggestions: [] };

export async function storeRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  const { db, messages, now, formAnswers, catalogueVersion } = shop;
  const findItems = createItemMemory(db);
  const stores = createStoreRepository(db);
  const findOffers = createStoreOffers(shop, stores);
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
    const found = query ? findPlace(query) : { ...NO_PLACE, coords: point };
    const [all, view] = await Promise.all([stores.findAll(), context()]);
    const { hits, total } = searchStores(all, { coords: found.coords, services, limit });
    const companyIds = hits.map(({ store }) => store.companyId);
    const rows = itemId ? await stores.findStock([itemId], companyIds) : [];
    const stock = new Map(rows.map((row) => [row.companyId, row]));
    return sendPublic(
      request,
      reply,
      {
        query: q,
        ...found,
        results: hits.map(({ store, distance }) => {
          const row = stock.get(store.companyId);
          return {
            store: storeView(store, view),
            distance: distance === null ? null : Math.round(distance * 10) / 10,
            ...(distance === null ? {} : { distanceText: distanceText(distance) }),
            ...(row ? { stock: stockView(row, store, view) } : {}),
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

  route(app, selectStore, async (request, reply) => {
    const { id } = requireSession(request);
    const { companyId, confirm } = request.body;
    const all = (await stores.findAll()).map(toSelectedStore);
    const chosen = all.find((store) => store.companyId === companyId);
    if (!chosen) throw new ShopError(404, 'error.store.unknown');
    const change = await moveReservation(
      { db, findItems, catalogueVersion },
      { sessionId: id, companyId, isConfirmed: confirm === 'true' },
    );
    if (change.isRefused) {
      if (!wantsPage(request)) {
        const before = all.find((store) => store.companyId === change.companyId) ?? chosen;
        return reply.code(409).send({ selectedStore: before, reservationImpact: [...change.impact] });
      }
      // The cart's page asks for the confirmation.
      const key = await formAnswers.keep(id, {
        form: 'store-change',
        values: { companyId },
        fieldErrors: [],
        globalErrors: [{ msg: 'error.reservation.storeChange' }],
        result: { storeName: chosen.name, impact: change.impact },
      });
      return reply.redirect(`${CART_PAGE}?answer=${key}`, 303);
    }
    const selectedStore = await stores.select(id, sessionExpiry(now()), companyId);
    if (selectedStore === 'unknown-store') throw new ShopError(404, 'error.store.unknown');
    if (selectedStore === 'session-over') throw new ShopError(403, 'technical.error');
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, STORES_PAGE), 303);
    return reply.send({ selectedStore, reservationImpact: [...change.impact] });
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
