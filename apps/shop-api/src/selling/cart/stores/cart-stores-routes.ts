import { type CartStoreResult, fillCarts, findCartStores, type Messages } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { wantsPage } from '../../../kernel/errors/error-page';
import { ShopError } from '../../../kernel/errors/shop-error';
import { route } from '../../../kernel/http/route';
import { textLanguage } from '../../../kernel/http/text-language';
import { requireSession, sessionExpiry } from '../../../kernel/session/session-plugin';
import { findPlace } from '../../../stores/finder/find-place';
import type { PlaceFound } from '../../../stores/finder/place-found';
import { type Hit, NO_FILTERS, searchStores } from '../../../stores/finder/search-stores';
import { readCoords } from '../../../stores/finder/store-query';
import { WAREHOUSE } from '../../../stores/stock/write-stock';
import { collectableFrom } from '../../../stores/store/collectable-from';
import { type Coords, distanceText } from '../../../stores/store/distance';
import { isOpenAt } from '../../../stores/store/opening-rules';
import type { StoreRecord } from '../../../stores/store/store-record';
import { createStoreRepository, storeLinesFor } from '../../../stores/store/store-repository';
import { hasClickAndReserve, storeView } from '../../../stores/store/store-view';
import type { SellingContext } from '../../context/selling-context';
import type { CartComposer } from '../cart-composer';
import { refusal } from '../cart-refusals';
import { cartTransaction, createCartRepository, type StoredCart } from '../cart-repository';
import { redirectToCart } from '../redirect-to-cart';
import { saleRefusal } from '../sale-refusal';
import { availableIn } from './available-in';
import { cartDemands, splitFor } from './cart-demands';
import { fillingOf, hasTooManyPieces, isTooLong, writeFilling } from './fill-carts';
import { parcelCosts } from './parcel-costs';
import { arrivalAt, byCoverage, type Split } from './split-cart';

/** A shopper drives no farther for a purchase; where stores are rare, the nearest are compared anyway. */
const RADIUS_KM = 50;
const LEAST_COMPARED = 10;
/** Bounds the stock that one call reads. */
const MOST_COMPARED = 60;
const SHOWN = 6;
const NO_PLACE: PlaceFound = { place: null, coords: null, suggestions: [] };

/** "In welchem Markt bekomme ich alles?": stores by what they have of both carts, and the carts filled so. */
export async function cartStoresRoutes(
  app: FastifyInstance,
  { db, messages, now, cookies }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const stores = createStoreRepository(db);
  const carts = createCartRepository(db);

  const itemsOf = ({ lines, version }: StoredCart) =>
    composer.findItems(
      lines.map(([, itemId]) => itemId),
      version,
    );

  route(app, findCartStores, async (request, reply) => {
    const { q = '', lat, lon, complete } = request.query;
    const { id: sessionId } = requireSession(request);
    const query = q.trim();
    const point = readCoords(lat, lon);
    const [cart, all, texts, chosenId] = await Promise.all([
      carts.find(sessionId),
      stores.findAll(),
      messages({ language: textLanguage(request) }),
      carts.findChosenStore(sessionId),
    ]);
    const place = query ? findPlace(query) : { ...NO_PLACE, coords: point };
    const isAsked = query !== '' || point !== null;
    const near = isAsked
      ? undefined
      : all.find(({ companyId }) => companyId === (cart.companyId ?? chosenId));
    const coords = place.coords ?? near ?? null;
    const demands = cartDemands(cart, await itemsOf(cart));
    const candidates = coords && demands.length > 0 ? candidatesFor(all, coords, texts.messages) : [];
    const available = await availableIn(
      db,
      cart.id,
      demands.map(({ itemId }) => itemId),
      [WAREHOUSE, ...candidates.map(({ store }) => store.companyId)],
    );
    const at = now();
    const ranked = candidates
      .map(({ store, distance }) => {
        const arrival = arrivalAt(at, distance);
        const split = splitFor(demands, store.companyId, available);
        return {
          store,
          distance,
          split,
          companyId: store.companyId,
          counts: split.counts,
          isOpenOnArrival: isOpenAt(arrival, store),
        };
      })
      .sort(byCoverage);
    const whole = ranked.filter(({ counts }) => counts.here === demands.length);
    const shown = complete && whole.length > 0 ? whole : ranked;
    const proposed = shown.slice(0, SHOWN);
    const parcels = await parcelCosts(composer.compose, cart, proposed);
    return reply.send({
      query: q,
      ...place,
      near: near?.name ?? null,
      items: demands.map(({ itemId, quantity, item }) => ({
        itemId,
        quantity,
        name: item.shown.name,
        url: item.shown.url,
      })),
      compared: ranked.length,
      complete: whole.length,
      results: proposed.map(({ store, distance, split, isOpenOnArrival }, index): CartStoreResult => ({
        store: storeView(store, { now: at, messages: texts.messages }),
        distance: Math.round(distance * 10) / 10,
        distanceText: distanceText(distance),
        isOpenOnArrival,
        ...collectable(at, store, texts.messages),
        ...split.counts,
        ...parcels[index],
        shares: split.shares.map(({ itemId, here, parcel }) => ({ itemId, here, parcel })),
      })),
    });
  });

  route(app, fillCarts, async (request, reply) => {
    const { companyId, here, missing } = request.body;
    const { id: sessionId } = requireSession(request);
    const store = await stores.find(companyId);
    if (!store || !hasClickAndReserve(store)) throw refusal('no-reservation');
    const items = await itemsOf(await carts.find(sessionId));
    const isFilled = await cartTransaction(db, async (locked, tx) => {
      const [row] = await tx.query<{ id: string }>(
        `update cart set updated_at = now(), merge_report = null
         where id = (select cart_id from session_cart where session_id = $1) returning id`,
        [sessionId],
      );
      const cart = await locked.find(sessionId);
      // A line that another tab has just added stays where it is.
      const demands = cartDemands(cart, items);
      for (const { item } of demands) {
        const refused = saleRefusal(item);
        if (refused) throw refusal(refused);
      }
      // Another tab has emptied the cart: the answer is the cart as it is.
      if (!row || demands.length === 0) return false;
      const ids = demands.map(({ itemId }) => itemId);
      const split = splitFor(demands, companyId, await availableIn(tx, row.id, ids, [WAREHOUSE, companyId]));
      if (isWorse(split, { here, missing }))
        throw new ShopError({ statusCode: 409, key: 'error.basket.splitChanged' });
      if (split.shares.every((share) => share.here === 0)) throw refusal('not-in-store');
      const filling = fillingOf(cart, split.shares);
      if (isTooLong(filling, cart)) throw refusal('full');
      if (hasTooManyPieces(filling))
        throw new ShopError({ statusCode: 400, key: 'error.basket.splitTooLarge' });
      await writeFilling(tx, row.id, companyId, filling);
      return true;
    });
    if (isFilled) {
      // The shopper has decided for this store: pages show its stock and hours from now on.
      const chosen = await stores.select(sessionId, sessionExpiry(now()), companyId);
      if (typeof chosen === 'object') cookies.setStoreLines(reply, storeLinesFor(chosen));
    }
    if (wantsPage(request)) return redirectToCart(request, reply);
    return reply.send(await composer.container(await carts.find(sessionId)));
  });
}

interface Candidate extends Hit {
  distance: number;
}

/** The stores that reserve goods, nearest first. */
function candidatesFor(all: readonly StoreRecord[], coords: Coords, messages: Messages): Candidate[] {
  const { hits, total } = searchStores(all, {
    coords,
    filters: { ...NO_FILTERS, services: ['CLICK_AND_RESERVE'] },
    messages,
    limit: MOST_COMPARED,
  });
  if (total === 0) return [];
  return hits
    .map(({ store, distance }) => ({ store, distance: distance ?? 0 }))
    .filter(({ distance }, index) => distance <= RADIUS_KM || index < LEAST_COMPARED);
}

const collectable = (now: Date, store: StoreRecord, messages: Messages) => {
  const from = collectableFrom(now, store, messages);
  return from ? { collectableFrom: from } : {};
};

/** The stock has changed since the visitor saw the split. */
const isWorse = ({ counts }: Split, shown: { here?: number | undefined; missing?: number | undefined }) =>
  counts.here < (shown.here ?? 0) || counts.missing > (shown.missing ?? Infinity);
