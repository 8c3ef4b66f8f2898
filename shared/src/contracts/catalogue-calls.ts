import type { Call } from './call';
import type { DiscontinuedProduct } from './discontinued';
import type { ExpectedAnswer } from './expected-answer';
import type { FoundItems } from './item';
import type { Messages, Navigation } from './navigation';
import type { ProductDetail } from './product';
import type { ProductList } from './product-list';
import type {
  DiscontinuedQuery,
  FindItemsQuery,
  MessagesQuery,
  ProductListQuery,
  ProductQuery,
  VariantStockQuery,
} from './queries';
import type { VariantStockList } from './store';

const category = {
  id: 'string',
  name: 'string',
  url: 'string',
  totalProductCount: 'number',
  get children(): readonly [ExpectedAnswer] {
    return [category];
  },
} as const;

export const readNavigation: Call<{ answer: Navigation }> = {
  method: 'GET',
  path: '/rest/navigation/',
  isPublic: true,
  isCacheable: true,
  expects: { children: [category] },
};

/** Texts whose keys begin with one of the prefixes. */
export const readMessages: Call<{ query: MessagesQuery; answer: Messages }> = {
  method: 'GET',
  path: '/messages/filtered',
  isPublic: true,
  isCacheable: true,
  expects: 'object',
};

export const readProducts: Call<{ query: ProductListQuery; answer: ProductList }> = {
  method: 'GET',
  path: '/rest/products/',
  isPublic: true,
  expects: { items: 'list', total: 'number', facets: 'list', sort: 'list' },
};

export const readProduct: Call<{
  params: { productId: string };
  query?: ProductQuery;
  answer: ProductDetail;
}> = {
  method: 'GET',
  path: '/rest/products/{productId}/',
  isPublic: true,
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
};

/** A product or a variant that the shop had; 404 for all others. */
export const readDiscontinuedProduct: Call<{
  params: { productId: string };
  query?: DiscontinuedQuery;
  answer: DiscontinuedProduct;
}> = {
  method: 'GET',
  path: '/rest/products/{productId}/discontinued/',
  isPublic: true,
  expects: { name: 'string', brand: 'object', breadcrumbs: 'list', alternatives: 'list' },
};

/** Not cacheable: stock is valid for a minute. */
export const readVariantStock: Call<{
  params: { productId: string };
  query: VariantStockQuery;
  answer: VariantStockList;
}> = {
  method: 'GET',
  path: '/rest/products/{productId}/variants/',
  isPublic: true,
  expects: { variants: 'list' },
};

/** A file about a product; `document` is its kind and language, e.g. "data-sheet-de". */
export const readProductDocument: Call<{ params: { productId: string; document: string }; answer: string }> =
  {
    method: 'GET',
    path: '/rest/products/{productId}/documents/{document}/',
    isPublic: true,
    expects: 'string',
  };

export const findItems: Call<{ query: FindItemsQuery; answer: FoundItems }> = {
  method: 'GET',
  path: '/rest/items/',
  isPublic: true,
  expects: { items: 'list' },
};
