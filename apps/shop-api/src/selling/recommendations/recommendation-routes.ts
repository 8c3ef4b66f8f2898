import {
  readRecommendations,
  type Recommendations,
  type RecommendationType,
} from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { productTile } from '../../catalogue/products/product-views';
import { dataVersionOf } from '../../catalogue/records/catalogue-snapshot';
import type { TileRecord } from '../../catalogue/records/product-record';
import { createStoreOffers } from '../../catalogue/stores/store-offers';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { statusOnline } from '../../stores/stock/availability';
import type { SellingContext } from '../context/selling-context';
import { createRecommender, type RecommendedTile } from './find-recommended';

/** Two pages of four tiles: more would make the HTML of product pages larger and are rarely reached. */
const SHOWN = 8;
/** Types that belong to one product. */
const OF_A_PRODUCT: readonly RecommendationType[] = ['fits', 'bought-together', 'similar'];

export async function recommendationRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { now, readSnapshot } = context;
  const findRecommended = createRecommender(context);
  const findOffers = createStoreOffers(context);

  /** In the requested store, by item. */
  async function offersOf(
    companyId: string | undefined,
    found: readonly RecommendedTile[],
    language: Language,
  ) {
    const itemIds = found.map(({ tile }) => tile.item.itemId);
    const offers = companyId === undefined ? [] : await findOffers(companyId, itemIds, language);
    return new Map(offers.map((offer) => [offer.stock.itemId, offer]));
  }

  route(app, readRecommendations, async (request, reply) => {
    const { teaserId, type, categoryId, productId: productIds = [], itemId, companyId } = request.query;
    if (OF_A_PRODUCT.includes(type) && productIds.length !== 1) throw fieldRefusal('productId');
    const snapshot = await readSnapshot();
    const { tiles: found, basis } = await findRecommended({ type, productIds, itemId, categoryId, snapshot });
    const offers = await offersOf(companyId, found, textLanguage(request));
    const view = { snapshot, now: now() };

    const isInStore = ({ item }: TileRecord) => offers.get(item.itemId)?.stock.statusStore === 'Available';
    const isForSale = (tile: TileRecord) =>
      statusOnline(tile.item, view.now) === 'Available' || isInStore(tile);
    // Seen products stay in the order of the visitor.
    const place = (tile: TileRecord) => (type === 'recently-seen' || isInStore(tile) ? 0 : 1);
    const shown = found
      .filter(({ tile }) => isForSale(tile))
      .sort((a, b) => place(a.tile) - place(b.tile))
      .slice(0, SHOWN);
    const answer = {
      teaserId,
      ...(basis && { basis }),
      products: shown.map(({ tile, reason }) => ({
        ...productTile(tile, view, { isComplete: false, store: offers.get(tile.item.itemId) }),
        ...(reason && { reason }),
      })),
    } satisfies Recommendations;
    return sendPublic(request, reply, answer, { dataVersion: dataVersionOf(snapshot) });
  });
}
