import type { Recommendations, RecommendationType } from '@fachwerk/shared/contracts';
import { matchingTile } from '../../catalogue/products/matching-tile';
import { createProductRepository } from '../../catalogue/products/product-repository';
import type { CatalogueSnapshot } from '../../catalogue/records/catalogue-snapshot';
import type { TileRecord } from '../../catalogue/records/product-record';
import type { SellingContext } from '../context/selling-context';
import { findFitting, type FittingProduct } from './find-fitting';
import { findSimilar } from './find-similar';
import { createRecommendationRepository } from './recommendation-repository';

/** More than are shown, because some are sold out. */
const CANDIDATES = 24;
/** Popular products of a category; while few are sold, those of them with the most ratings are shown. */
const POPULAR = 48;
/** One page of a row; with fewer best sellers the row shows rated products under another headline. */
const FEWEST_BEST_SELLERS = 4;

interface Wish {
  type: RecommendationType;
  productIds: readonly string[];
  /** The variant of the first product; by default its first one. */
  itemId: string | undefined;
  categoryId: string | undefined;
  snapshot: CatalogueSnapshot;
}

export interface RecommendedTile {
  tile: TileRecord;
  /** For `fits`, where an attribute decides. */
  reason?: string | undefined;
}

export interface Found {
  /** The best first, with sold-out ones. */
  tiles: readonly RecommendedTile[];
  basis?: Recommendations['basis'];
}

/** Finds the tiles of a teaser. */
export function createRecommender({ db, searchIndex: index }: Pick<SellingContext, 'db' | 'searchIndex'>) {
  const products = createProductRepository(db);
  const repository = createRecommendationRepository(db);

  async function fitting(
    productId: string,
    itemId: string | undefined,
    snapshot: CatalogueSnapshot,
  ): Promise<RecommendedTile[]> {
    const product = await products.findProduct(productId);
    if (!product) return [];
    const item = product.items.find((one) => one.itemId === itemId) ?? product.items[0];
    const found = (await findFitting(product, item, { snapshot, index })).slice(0, CANDIDATES);
    const tiles = await repository.findTiles(found.map((one) => one.productId));
    const reasons = new Map(found.map((one) => [one.productId, one.reason]));
    return (await withFittingVariants(tiles, found)).map((tile) => ({
      tile,
      reason: reasons.get(tile.productId),
    }));
  }

  /** A drill of many diameters is shown in the one that fits. */
  async function withFittingVariants(
    tiles: readonly TileRecord[],
    found: readonly FittingProduct[],
  ): Promise<TileRecord[]> {
    const filtersOf = new Map(found.map(({ productId, filters }) => [productId, filters]));
    const isVarying = ({ productId, variations }: TileRecord) =>
      variations.some(({ id, count }) => count > 1 && filtersOf.get(productId)?.has(id));
    const wholes = await products.findProducts(tiles.filter(isVarying).map(({ productId }) => productId));
    return tiles.map((tile) => {
      const [whole, filters] = [wholes.get(tile.productId), filtersOf.get(tile.productId)];
      return (whole && filters && matchingTile(whole, { words: [], filters })) ?? tile;
    });
  }

  async function bestSellers(categoryId: string | undefined, snapshot: CatalogueSnapshot): Promise<Found> {
    if (categoryId !== undefined && !snapshot.categoryById.has(categoryId)) return { tiles: [] };
    const sold = await repository.findTiles(await repository.findBestSellers(categoryId));
    if (sold.length >= FEWEST_BEST_SELLERS) return { tiles: withoutReason(sold), basis: 'purchases' };
    const popular = await index.search({
      categoryId,
      filters: new Map<string, string[]>(),
      sort: 'popularity' as const,
      page: 1,
      size: POPULAR,
    });
    const rated = (await repository.findTiles(popular.productIds)).filter(
      ({ ratingCount }) => ratingCount > 0,
    );
    return {
      tiles: withoutReason(rated.sort((a, b) => b.ratingCount - a.ratingCount)),
      basis: 'ratings',
    };
  }

  return async ({ type, productIds, itemId, categoryId, snapshot }: Wish): Promise<Found> => {
    const [productId = ''] = productIds;
    const others = async (ids: readonly string[]): Promise<Found> => ({
      tiles: withoutReason(
        await repository.findTiles(ids.filter((id) => id !== productId).slice(0, CANDIDATES)),
      ),
    });
    switch (type) {
      case 'fits':
        return { tiles: await fitting(productId, itemId, snapshot) };
      case 'bought-together':
        return others(await repository.findBoughtTogether(productId));
      case 'similar':
        return others(await findSimilar(productId, { index, repository }));
      case 'recently-seen':
        return { tiles: withoutReason(await repository.findTiles(productIds)) };
      case 'best-sellers':
        return bestSellers(categoryId, snapshot);
    }
  };
}

const withoutReason = (tiles: readonly TileRecord[]): RecommendedTile[] => tiles.map((tile) => ({ tile }));
