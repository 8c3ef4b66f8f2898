import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import { DeskItem, DeskItemQuery, DeskPriceForm, DeskStockForm } from './desk-item';

const answers = { 200: DeskItem };
const expects = {
  brand: 'object',
  image: 'object',
  prices: 'object',
  online: 'object',
  stock: 'object',
  corrections: 'list',
} as const;

export const readDeskItem = contract({
  method: 'GET',
  path: '/rest/desk/items/',
  summary: 'Desk: an item by its article number or EAN, with the stock and prices of the own store',
  query: DeskItemQuery,
  answers,
  expects,
});

/** Once per `Idempotency-Key`. 412 carries `item`, as it is now. */
export const correctStock = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/stock/',
  summary: 'Desk: state how many pieces lie in the own store; orders stay as they are',
  params: z.object({ itemId: Id }),
  json: DeskStockForm,
  answers,
  expects,
});

/** Managers. Once per `Idempotency-Key`. 412 carries `item`. 409: far from the price, and not confirmed. */
export const enterPrice = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/price/',
  summary: 'Desk: the price of an item in the zone of the own store, or in the store if it has no zone',
  params: z.object({ itemId: Id }),
  json: DeskPriceForm,
  answers,
  expects,
});
