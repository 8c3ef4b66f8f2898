import {
  cleanSearchTerm,
  ErrorBody,
  ProductDetail,
  ProductList,
  SORT_ORDERS,
  SortOrder,
} from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { CatalogueSnapshot, SnapshotReader } from '../catalogue/catalogue-snapshot';
import { BRAND_FACET, PRICE_FACET } from '../catalogue/listing-tokens';
import { categoryUrl, productUrl } from '../catalogue/urls';
import { sendPublic } from '../http/public-answer';
import { ShopError } from '../http/shop-error';
import type { SearchIndex } from '../search/search-index';
import { facetViews } from './facet-view';
import type { ProductRepository } from './product-repository';
import { itemForTile, productDetail, productTile } from './product-views';

export interface ProductRoutesOptions {
  index: SearchIndex;
  products: ProductRepository;
  readSnapshot: SnapshotReader;
  now: () => Date;
}

const PAGE_SIZE = 24;
const LAST_PAGE = 1000;

/** `f.<facet>=value` may stand any number of times, so the rest of the query string stays open. */
const ProductListQuery = z.looseObject({
  q: z.optional(z.string().check(z.maxLength(20_000))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9/-]{1,200}$/))),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_PAGE)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(48)), PAGE_SIZE),
  sort: z.optional(SortOrder),
});

const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

export const productRoutes: FastifyPluginAsyncZod<ProductRoutesOptions> = async (app, options) => {
  const { index, products, readSnapshot, now } = options;

  app.get(
    '/rest/products/',
    {
      schema: {
        summary: 'Products of a category or a search; filters as f.<facet>=value',
        querystring: ProductListQuery,
        response: { 200: ProductList, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { q, page, size } = request.query;
      const snapshot = await readSnapshot();
      const query = q === undefined ? undefined : cleanSearchTerm(q);
      const category = findCategory(request.query.category, snapshot);
      const filters = readFilters(request.query, snapshot);
      const sort = request.query.sort ?? (query ? 'relevance' : 'popularity');

      const isEmptySearch = q !== undefined && !query && !category;
      const found = isEmptySearch
        ? { productIds: [], total: 0, facets: new Map<string, Map<string, number>>() }
        : await index.search({ query, categoryId: category?.id, filters, sort, page, size });
      const redirect = query && page === 1 ? await findExact(products, query) : undefined;
      const records = await products.findProducts(found.productIds);
      const histories = await products.findPriceHistories(
        records.map((record) => itemForTile(record).itemId),
      );
      const context = { snapshot, histories, now: now() };
      return sendPublic(request, reply, {
        items: records.map((record) => productTile(record, context)),
        total: found.total,
        page,
        size,
        pageCount: Math.ceil(found.total / size),
        facets: facetViews(found.facets, filters, found.total, snapshot),
        sort: SORT_ORDERS.filter((id) => id !== 'relevance' || query).map((id) => ({
          id,
          selected: id === sort,
        })),
        category: category ? categoryView(category.id, snapshot) : null,
        ...('correctedQuery' in found && found.correctedQuery
          ? { correctedQuery: found.correctedQuery }
          : {}),
        ...(redirect ? { redirect } : {}),
      } satisfies ProductList);
    },
  );

  app.get(
    '/rest/products/:productId/',
    {
      schema: {
        summary: 'One product, the chosen item in front',
        params: z.object({ productId: Id }),
        querystring: z.looseObject({ itemId: z.optional(Id) }),
        response: { 200: ProductDetail, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const [product] = await products.findProducts([request.params.productId]);
      const first = product?.items[0];
      if (!product || !first) throw new ShopError(404, 'error.product.notFound');
      // An item that is gone leads to the product's first one: a bookmark still shows the right page.
      const item = product.items.find(({ itemId }) => itemId === request.query.itemId) ?? first;
      const [snapshot, histories] = await Promise.all([
        readSnapshot(),
        products.findPriceHistories([item.itemId]),
      ]);
      return sendPublic(request, reply, productDetail(product, item, { snapshot, histories, now: now() }));
    },
  );
};

function findCategory(path: string | undefined, snapshot: CatalogueSnapshot) {
  if (path === undefined) return undefined;
  const category = snapshot.categoryByPath.get(path.replace(/^\/+|\/+$/g, ''));
  if (!category) throw new ShopError(404, 'error.category.notFound');
  return category;
}

const MOST_FILTERS = 20;
const MOST_VALUES = 50;

/** Unknown filters are left out: an old link still shows its list. */
function readFilters(query: Record<string, unknown>, snapshot: CatalogueSnapshot): Map<string, string[]> {
  const isFacet = (id: string) =>
    id === BRAND_FACET || id === PRICE_FACET || snapshot.attributes.get(id)?.is_facet === true;
  const filters = new Map<string, string[]>();
  for (const [name, value] of Object.entries(query)) {
    const id = name.startsWith('f.') ? name.slice(2) : '';
    if (!id || !isFacet(id) || filters.size >= MOST_FILTERS) continue;
    const values = [value]
      .flat()
      .filter((one): one is string => typeof one === 'string' && one !== '' && !one.includes('\0'));
    if (values.length > 0) filters.set(id, [...new Set(values)].slice(0, MOST_VALUES));
  }
  return filters;
}

async function findExact(products: ProductRepository, query: string): Promise<string | undefined> {
  const number = query.replace(/[\s-]/g, '');
  if (!/^\d{5,14}$/.test(number)) return undefined;
  const item = await products.findItemByNumber(number);
  return item && productUrl(item, item.isFirst ? undefined : item.itemId);
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
