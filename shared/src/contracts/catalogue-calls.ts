import type { Call } from './call';
import type { FoundItems } from './item';
import type { Messages, Navigation } from './navigation';
import type { ProductDetail } from './product';
import type { ProductList } from './product-list';
import type { FindItemsQuery, MessagesQuery, ProductListQuery, ProductQuery } from './queries';

export const readNavigation: Call<{ answer: Navigation }> = {
  method: 'GET',
  path: '/rest/navigation/',
  isPublic: true,
  isCacheable: true,
};

/** Texts whose keys begin with one of the prefixes. */
export const readMessages: Call<{ query: MessagesQuery; answer: Messages }> = {
  method: 'GET',
  path: '/messages/filtered',
  isPublic: true,
  isCacheable: true,
};

export const readProducts: Call<{ query: ProductListQuery; answer: ProductList }> = {
  method: 'GET',
  path: '/rest/products/',
  isPublic: true,
};

export const readProduct: Call<{
  params: { productId: string };
  query?: ProductQuery;
  answer: ProductDetail;
}> = { method: 'GET', path: '/rest/products/{productId}/', isPublic: true };

export const findItems: Call<{ query: FindItemsQuery; answer: FoundItems }> = {
  method: 'GET',
  path: '/rest/items/',
  isPublic: true,
};
