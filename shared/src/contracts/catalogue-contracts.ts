import * as z from 'zod/mini';
import * as calls from './catalogue-calls';
import { contract } from './contract';
import { DiscontinuedBody, DiscontinuedProduct } from './discontinued';
import { ErrorBody } from './errors';
import { FoundItems } from './item';
import { Messages, Navigation } from './navigation';
import { ProductDetail } from './product';
import { ProductList } from './product-list';
import {
  DiscontinuedQuery,
  FindItemsQuery,
  Id,
  MessagesQuery,
  ProductListQuery,
  ProductQuery,
  VariantStockQuery,
} from './queries';
import { VariantStockList } from './store';

export const readNavigation = contract(calls.readNavigation, {
  summary: 'The category tree, three levels',
  answers: { 200: Navigation },
});

export const readMessages = contract(calls.readMessages, {
  summary: 'Texts by key, all or those of the given prefixes; `with` names versions that are being tried',
  query: MessagesQuery,
  answers: { 200: Messages, 503: ErrorBody },
});

export const readProducts = contract(calls.readProducts, {
  summary: 'Products of a category or a search; filters as f.<facet>=value',
  query: ProductListQuery,
  answers: { 200: ProductList },
});

export const readProduct = contract(calls.readProduct, {
  summary: 'One product, the chosen item in front; 410 for one that is discontinued',
  params: z.object({ productId: Id }),
  query: ProductQuery,
  answers: { 200: ProductDetail, 410: DiscontinuedBody },
});

export const readDiscontinuedProduct = contract(calls.readDiscontinuedProduct, {
  summary: 'A product or variant that the shop had, with its successor and products like it',
  params: z.object({ productId: Id }),
  query: DiscontinuedQuery,
  answers: { 200: DiscontinuedProduct },
});

export const readVariantStock = contract(calls.readVariantStock, {
  summary: 'What one store has of all variants of a product',
  params: z.object({ productId: Id }),
  query: VariantStockQuery,
  answers: { 200: VariantStockList },
});

export const readProductDocument = contract(calls.readProductDocument, {
  summary: 'Data sheet, declaration of performance, safety data sheet or manual of a product: a PDF, or 302',
  params: z.object({ productId: Id, document: Id }),
  answers: { 200: z.string() },
});

export const findItems = contract(calls.findItems, {
  summary: 'Items by article number or EAN, for lists that were typed or pasted',
  query: FindItemsQuery,
  answers: { 200: FoundItems },
});
