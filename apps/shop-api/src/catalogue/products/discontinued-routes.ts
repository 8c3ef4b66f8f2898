import { type DiscontinuedProduct, readDiscontinuedProduct } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { dataVersionOf } from '../records/catalogue-snapshot';
import { categoryUrl } from '../records/urls';
import { createDiscontinuedRepository } from './discontinued-repository';
import { findDiscontinued } from './find-discontinued';
import { createProductRepository } from './product-repository';
import { productTile } from './product-views';

/** One row of tiles. */
const ALTERNATIVES = 4;

export async function discontinuedRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, readSnapshot, searchIndex, now } = context;
  const products = createProductRepository(db);
  const discontinued = createDiscontinuedRepository(db);

  /** The most popular products of the category, and the version of the catalogue that was searched. */
  async function findAlternatives(categoryId: string, without: readonly (string | undefined)[]) {
    const { productIds, version } = await searchIndex.search({
      categoryId,
      filters: new Map(),
      sort: 'popularity',
      page: 1,
      size: ALTERNATIVES + without.length,
    });
    const others = productIds.filter((id) => !without.includes(id));
    return { version, tiles: await products.findTiles(others.slice(0, ALTERNATIVES)) };
  }

  route(app, readDiscontinuedProduct, async (request, reply) => {
    const { productId } = request.params;
    const { itemId } = request.query;
    const snapshot = await readSnapshot();
    const product = await products.findProduct(productId);
    const isForSale = itemId !== undefined && product?.items.some((item) => item.itemId === itemId);
    const found = isForSale
      ? undefined
      : await findDiscontinued(discontinued, products, { productId, itemId, product });
    if (!found) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });

    const { record, successor } = found;
    const lineage = snapshot.lineageOf(record.categoryId);
    const alternatives =
      lineage.length > 0
        ? await findAlternatives(record.categoryId, [successor?.tile.productId, productId])
        : { version: snapshot.version, tiles: [] };
    const view = { snapshot, now: now() };
    const answer = {
      productId,
      itemId: record.itemId,
      name: record.name,
      variantName: record.variantName,
      brand: { name: record.brand },
      breadcrumbs: lineage.map(({ name, path }) => ({ name, url: categoryUrl(path) })),
      ...(successor && {
        successor: { kind: successor.kind, product: productTile(successor.tile, view) },
      }),
      alternatives: alternatives.tiles.map((tile) => productTile(tile, view)),
    } satisfies DiscontinuedProduct;
    const version = Math.min(snapshot.version, alternatives.version);
    return sendPublic(request, reply, answer, { dataVersion: dataVersionOf({ ...snapshot, version }) });
  });
}
