import {
  cleanSearchTerm,
  type DiscontinuedBody,
  type ProductList,
  readProduct,
  readProducts,
  readVariantStock,
  type VariantStockList,
} from '@fachwerk/shared/contracts';
import { type Language, MAX_LIST_PAGE, SORT_ORDERS } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { textLanguage } from '../../kernel/http/text-language';
import { stockView } from '../../stores/store/stock-view';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import type { CatalogueContext } from '../context/catalogue-context';
import { soldByOf } from '../prices/price-rules';
import { NO_HITS } from '../query/search-index';
import { type CatalogueSnapshot, dataVersionOf } from '../records/catalogue-snapshot';
import { type TileRecord, tileRecord } from '../records/product-record';
import { categoryUrl, productUrl } from '../records/urls';
import { createStoreOffers } from '../stores/store-offers';
import { createDiscontinuedRepository } from './discontinued-repository';
import { facetViews } from './facet-view';
import { type Discontinued, findDiscontinued } from './find-discontinued';
import { itemContent } from './item-prices';
import { isAboutVariants, matchingTile } from './matching-tile';
import { createProductRepository, type ProductRepository } from './product-repository';
import { itemUrl, productDetail, productTile, tileUrl, variantName } from './product-views';
import { readChoices } from './read-choices';

/** Up to this quantity pages are read again after seconds instead of minutes. */
const SCARCE = 20;
/** "geprüft vor" is valid for a minute. */
const STOCK_MAX_AGE = 60;

/** The pages that can be opened. */
export const pageCountOf = (total: number, size: number): number =>
  Math.min(Math.ceil(total / size), MAX_LIST_PAGE);

export async function productRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, readSnapshot, searchIndex, messages, now } = context;
  const products = createProductRepository(db);
  const discontinued = createDiscontinuedRepository(db);
  const stores = createStoreRepository(db);
  const findOffers = createStoreOffers(context, stores);

  /** Stock and prices in the requested store, by item. */
  async function offersOf(companyId: string | undefined, itemIds: readonly string[], language: Language) {
    const offers = companyId === undefined ? [] : await findOffers(companyId, itemIds, language);
    return new Map(offers.map((offer) => [offer.stock.itemId, offer]));
  }

  route(app, readProducts, async (request, reply) => {
    const { q, page, size, companyId } = request.query;
    const isComplete = request.query.fields === 'all';
    const snapshot = await readSnapshot();
    const query = q === undefined ? undefined : cleanSearchTerm(q);
    const category = findCategory(request.query.category, snapshot);
    const { filters, ranges } = readChoices(request.query, snapshot);
    const sort = request.query.sort ?? (query ? 'relevance' : 'popularity');

    const { inStore } = request.query;
    const store = inStore && (await stores.find(inStore));
    const isEmptySearch = q !== undefined && !query && !category;
    const exact = query && page === 1 ? await findExact(products, query) : undefined;
    const found =
      isEmptySearch || exact
        ? {
            version: snapshot.version,
            synonymVersion: snapshot.synonymVersion,
            ...NO_HITS,
            servicePages: [],
            ...(exact && { productIds: [exact.productId], total: 1 }),
          }
        : await searchIndex.search({
            query,
            categoryId: category?.id,
            filters,
            ranges,
            sort,
            page,
            size,
            companyId: store ? store.companyId : undefined,
            isExact: request.query.as === 'typed',
          });
    const words = ('valueWords' in found && found.valueWords) || [];
    const wanted = { words, filters, ranges, isInStore: Boolean(store) };
    const standard = await products.findTiles(found.productIds);
    const isOfVariant = (tile: TileRecord) => exact !== undefined || isAboutVariants(tile, wanted);
    const wholes = await products.findProducts(
      isComplete ? found.productIds : standard.filter(isOfVariant).map(({ productId }) => productId),
    );
    const inStock = store
      ? await products.findInStock(
          store.companyId,
          [...wholes.values()].flatMap(({ items }) => items.map(({ itemId }) => itemId)),
        )
      : undefined;
    const tiles = standard.map((tile) => {
      const whole = isOfVariant(tile) ? wholes.get(tile.productId) : undefined;
      if (!whole) return tile;
      const item = whole.items.find(({ itemId }) => itemId === exact?.itemId);
      return (item ? tileRecord(whole, [item]) : matchingTile(whole, wanted, inStock)) ?? tile;
    });
    const offers = await offersOf(
      companyId,
      tiles.map(({ item }) => item.itemId),
      textLanguage(request),
    );
    const viewContext = { snapshot, now: now() };
    const list = {
      items: tiles.map((tile) =>
        productTile(
          tile,
          viewContext,
          { isComplete, store: offers.get(tile.item.itemId) },
          isComplete ? wholes.get(tile.productId) : undefined,
        ),
      ),
      total: found.total,
      page,
      size,
      pageCount: pageCountOf(found.total, size),
      facets: facetViews(found, { filters, ranges }, snapshot),
      sort: SORT_ORDERS.filter((id) => id !== 'relevance' || query).map((id) => ({
        id,
        selected: id === sort,
      })),
      category: category ? categoryView(category.id, snapshot) : null,
      ...(store ? { store: { companyId: store.companyId, name: store.name } } : {}),
      ...('correctedQuery' in found && found.correctedQuery ? { correctedQuery: found.correctedQuery } : {}),
      ...('leftOut' in found && found.leftOut ? { leftOut: [...found.leftOut] } : {}),
      ...(found.servicePages.length > 0 ? { servicePages: [...found.servicePages] } : {}),
      ...(exact ? { redirect: productUrl(exact, exact.isFirst ? undefined : exact.itemId) } : {}),
    } satisfies ProductList;
    // The stock of a store changes without a version.
    if (store) return sendPublic(request, reply, list);
    return sendPublic(request, reply, list, {
      dataVersion: dataVersionOf({
        ...snapshot,
        version: Math.min(snapshot.version, found.version),
        synonymVersion: Math.min(snapshot.synonymVersion, found.synonymVersion),
      }),
    });
  });

  route(app, readProduct, async (request, reply) => {
    const snapshot = await readSnapshot();
    const product = await products.findProduct(request.params.productId);
    const first = product?.items[0];
    const wanted = request.query.itemId;
    const found = product?.items.find(({ itemId }) => itemId === wanted);
    if (!product || (wanted !== undefined && !found)) {
      const gone = await findDiscontinued(discontinued, products, {
        productId: request.params.productId,
        itemId: wanted,
        product,
      });
      if (gone) throw discontinuedError(gone);
    }
    if (!product || !first) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
    // An unknown item is replaced by the product's first one: a bookmark still shows the right page.
    const item = found ?? first;
    const { companyId, fields } = request.query;
    const store = (await offersOf(companyId, [item.itemId], textLanguage(request))).get(item.itemId);
    const view = { snapshot, now: now() };
    const detail = productDetail(product, item, view, { isComplete: fields === 'all', store });
    // The stock of stores changes without a version: a cached page keeps its statement until the next one.
    const inStores = item.available > 0 ? {} : { isInAnyStore: await products.isInAnyStore(item.itemId) };
    // Stock changes without a version, which matters where little is left.
    const isScarce = item.available <= SCARCE;
    return sendPublic(
      request,
      reply,
      { ...detail, ...inStores },
      isScarce ? {} : { dataVersion: dataVersionOf(snapshot) },
    );
  });

  route(app, readVariantStock, async (request, reply) => {
    const { companyId } = request.query;
    const [product, store, texts] = await Promise.all([
      products.findProduct(request.params.productId),
      requireStore(stores, companyId),
      messages({ language: textLanguage(request) }),
    ]);
    if (!product) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
    const rows = await stores.findStock(
      product.items.map(({ itemId }) => itemId),
      [companyId],
    );
    const view = { now: now(), messages: texts.messages };
    const rowOf = new Map(rows.map((row) => [row.itemId, row]));
    const answer = {
      companyId,
      variants: product.items.flatMap((item) => {
        const row = rowOf.get(item.itemId);
        if (!row) return [];
        const stock = stockView(row, store, view, soldByOf(itemContent(item)));
        return [{ name: variantName(product, item), url: itemUrl(product, item), stock }];
      }),
    } satisfies VariantStockList;
    return sendPublic(request, reply, answer, { maxAge: STOCK_MAX_AGE });
  });
}

function discontinuedError({ record: { name }, successor }: Discontinued): ShopError {
  const summary = successor && {
    kind: successor.kind,
    name: successor.tile.name,
    url: tileUrl(successor.tile),
  };
  return new ShopError({
    statusCode: 410,
    key: 'error.product.discontinued',
    values: { name },
    state: {
      discontinued: { name, ...(summary && { successor: summary }) },
    } satisfies Pick<DiscontinuedBody, 'discontinued'>,
  });
}

function findCategory(path: string | undefined, snapshot: CatalogueSnapshot) {
  if (path === undefined) return undefined;
  const category = snapshot.categoryByPath.get(path.replace(/^\/+|\/+$/g, ''));
  if (!category) throw new ShopError({ statusCode: 404, key: 'error.category.notFound' });
  return category;
}

/** An article number or EAN, also with spaces. */
async function findExact(products: ProductRepository, query: string) {
  const number = query.replace(/[\s-]/g, '');
  return /^\d{5,14}$/.test(number) ? products.findItemByNumber(number) : undefined;
}

function categoryView(categoryId: string, snapshot: CatalogueSnapshot): NonNullable<ProductList['category']> {
  const lineage = snapshot.lineageOf(categoryId);
  const links = lineage.map(({ name, path }) => ({ name, url: categoryUrl(path) }));
  const self = links.at(-1) ?? { name: '', url: '' };
  return {
    id: categoryId,
    ...self,
    breadcrumbs: links,
    children: snapshot
      .childrenOf(categoryId)
      .filter(({ product_count }) => product_count > 0)
      .map(({ name, path, product_count }) => ({
        name,
        url: categoryUrl(path),
        totalProductCount: product_count,
      })),
  };
}
