import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import {
  BackInStockAccepted,
  BackInStockCancelled,
  BackInStockConfirmed,
  BackInStockForm,
  BackInStockLinkForm,
  BackInStockParams,
} from './back-in-stock';
import { Recommendations, RecommendationsQuery } from './recommendation';
import { StoreRequestAccepted, StoreRequestForm, StoreRequests } from './store-request';

/** Sends a mail with a link that confirms the address. */
export const requestBackInStock = contract({
  method: 'POST',
  path: '/rest/products/{productId}/back-in-stock/',
  summary: 'Ask for one mail when a sold-out item is available again; 409 if it is available',
  params: BackInStockParams,
  form: BackInStockForm,
  answers: { 202: BackInStockAccepted },
  expects: 'object',
});

/** A second call with the same link has no further effect. */
export const confirmBackInStock = contract({
  method: 'POST',
  path: '/rest/back-in-stock/confirm/',
  summary: 'Confirm the address of a back-in-stock request with the token of its mail',
  form: BackInStockLinkForm,
  answers: { 200: BackInStockConfirmed },
  expects: { product: { name: 'string', url: 'string' } },
});

/** Deletes what the link names; there may be nothing left. */
export const cancelBackInStock = contract({
  method: 'POST',
  path: '/rest/back-in-stock/cancel/',
  summary: 'Delete back-in-stock requests with the token of a mail',
  form: BackInStockLinkForm,
  answers: { 200: BackInStockCancelled },
  expects: 'object',
});

export const readRecommendations = contract({
  method: 'GET',
  path: '/ajax/recommendations/reload/',
  isPublic: true,
  isTranslated: true,
  summary: 'Products of a recommendations teaser, by its type; with `companyId` as the store offers them',
  query: RecommendationsQuery,
  answers: { 200: Recommendations },
  expects: { products: 'list', teaserId: 'string' },
});

/** The store gets a mail and answers to the address of the shopper. */
export const askStore = contract({
  method: 'POST',
  path: '/rest/store-request/',
  summary: 'Ask a store about an item; the answer comes by mail',
  form: StoreRequestForm,
  answers: { 202: StoreRequestAccepted },
  expects: { store: { name: 'string' } },
});

/** Desk of the store. */
export const readStoreRequests = contract({
  method: 'GET',
  path: '/rest/desk/stores/{companyId}/requests/',
  summary: 'Desk: open questions of shoppers to a store, oldest first',
  params: z.object({ companyId: Id }),
  answers: { 200: StoreRequests },
  expects: { requests: 'list' },
});

/** A second call has no further effect. */
export const closeStoreRequest = contract({
  method: 'POST',
  path: '/rest/desk/stores/{companyId}/requests/{requestId}/answered/',
  summary: 'Desk: a question of a shopper has been answered; it leaves the list',
  params: z.object({ companyId: Id, requestId: z.string().check(z.regex(/^\d{1,15}$/)) }),
  answers: { 200: StoreRequests },
  expects: { requests: 'list' },
});
