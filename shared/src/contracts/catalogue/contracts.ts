import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { type ExpectedAnswer } from '../kernel/expected-answer';
import { Id } from '../kernel/ids';
import { DiscontinuedBody, DiscontinuedProduct } from './discontinued';
import { FoundItems } from './item';
import { Navigation } from './navigation';
import { ProductDetail } from './product';
import { ProductList } from './product-list';
import { DiscontinuedQuery, FindItemsQuery, ProductListQuery, ProductQuery } from './queries';
import { SupplyOfDay, SupplyQuery } from './supply';

/** Each child is a category as well. */
const category = {
  id: 'string',
  name: 'string',
  url: 'string',
  totalProductCount: 'number',
  get children(): readonly [ExpectedAnswer] {
    return [category];
  },
} as const;

export const readNavigation = contract({
  method: 'GET',
  path: '/rest/navigation/',
  isPublic: true,
  isCacheable: true,
  summary: 'The category tree, three levels',
  answers: { 200: Navigation },
  expects: { children: [category] },
});

export const readProducts = contract({
  method: 'GET',
  path: '/rest/products/',
  isPublic: true,
  isTranslated: true,
  summary: 'Products of a category or a search; filters as f.<facet>=value',
  query: ProductListQuery,
  answers: { 200: ProductList },
  expects: { items: 'list', total: 'number', facets: 'list', sort: 'list' },
});

export const readProduct = contract({
  method: 'GET',
  path: '/rest/products/{productId}/',
  isPublic: true,
  isTranslated: true,
  summary: 'One product, the chosen item in front; 410 for one that is discontinued',
  params: z.object({ productId: Id }),
  query: ProductQuery,
  answers: { 200: ProductDetail, 410: DiscontinuedBody },
  expects: {
    brand: 'object',
    category: 'object',
    breadcrumbs: 'list',
    images: 'list',
    features: 'list',
    attributes: 'list',
    variations: 'list',
    price: 'object',
    shipping: 'object',
    pricesInfo: 'object',
    reviews: 'object',
    eeLabels: 'list',
    safety: 'object',
    documents: 'list',
  },
});

/** A product or a variant that the shop had; 404 for all others. */
export const readDiscontinuedProduct = contract({
  method: 'GET',
  path: '/rest/products/{productId}/discontinued/',
  isPublic: true,
  summary: 'A product or variant that the shop had, with its successor and products like it',
  params: z.object({ productId: Id }),
  query: DiscontinuedQuery,
  answers: { 200: DiscontinuedProduct },
  expects: { name: 'string', brand: 'object', breadcrumbs: 'list', alternatives: 'list' },
});

/** A file about a product; `document` is its kind and language, e.g. "data-sheet-de". */
export const readProductDocument = contract({
  method: 'GET',
  path: '/rest/products/{productId}/documents/{document}/',
  isPublic: true,
  summary: 'Data sheet, declaration of performance, safety data sheet or manual of a product: a PDF, or 302',
  params: z.object({ productId: Id, document: Id }),
  answers: { 200: z.string() },
  expects: 'string',
});

/** The official label of a guarantee of durability; `shape` is "full" or "nested". */
export const readGuaranteeLabel = contract({
  method: 'GET',
  path: '/rest/products/{productId}/guarantee-label/{itemId}/{shape}/',
  isPublic: true,
  summary: 'Label of a guarantee of durability (Implementing Regulation (EU) 2025/1960), filled in: an SVG',
  params: z.object({ productId: Id, itemId: Id, shape: z.enum(['full', 'nested']) }),
  answers: { 200: z.string() },
  expects: 'string',
});

export const findItems = contract({
  method: 'GET',
  path: '/rest/items/',
  isPublic: true,
  summary: 'Items by article number or EAN, for lists that were typed or pasted',
  query: FindItemsQuery,
  answers: { 200: FoundItems },
  expects: { items: 'list' },
});

/** Desk `product-safety`: who supplied an item on a day (Directive (EU) 2024/2853, Art. 8(3)). */
export const readSupply = contract({
  method: 'GET',
  path: '/rest/desk/items/{itemId}/supply/',
  summary: 'Desk product-safety: supplier, EU operator and due diligence of an item on a day',
  params: z.object({ itemId: Id }),
  query: SupplyQuery,
  answers: { 200: SupplyOfDay },
  expects: { supply: 'object', earlier: 'list' },
});
