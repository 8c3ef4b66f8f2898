import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  DeskFound,
  DeskHandOver,
  DeskOrder,
  DeskOrders,
  DeskParcelCorrection,
  DeskQuery,
  DeskReturn,
  DeskShipped,
  DocumentParams,
  OrderCancelForm,
  OrderLineParams,
  OrderParams,
  OrderRestForm,
  OrderView,
  OwnOrders,
  OwnOrdersQuery,
} from './order';
import { OwnProducts } from './own-products';

const params = OrderParams;
const deskAnswers = { 200: DeskOrder };
const order = {
  orderId: 'string',
  placed: 'object',
  contact: 'object',
  delivery: 'object',
  lines: 'list',
  sums: 'object',
  parcels: 'list',
  history: 'list',
  documents: 'list',
  actions: 'list',
} as const;
const deskOrder = { order, events: 'list', lines: 'list' } as const;

const DESK = '/rest/desk/orders/{orderId}/';

export const readOrder = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/',
  summary: 'An order of the visitor; 404 for every other',
  params,
  answers: { 200: OrderView },
  expects: order,
});

export const readOwnOrders = contract({
  method: 'GET',
  path: '/rest/account/orders/',
  summary: 'The orders of the logged-in customer, newest first, in pages',
  query: OwnOrdersQuery,
  answers: { 200: OwnOrders },
  expects: { orders: 'list' },
});

export const readOwnProducts = contract({
  method: 'GET',
  path: '/rest/account/products/',
  summary: 'Articles that the logged-in customer has got, with guarantees and documents, in pages',
  query: OwnOrdersQuery,
  answers: { 200: OwnProducts },
  expects: { products: 'list' },
});

/** PDF of the last invoice. */
export const readInvoice = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/invoice.pdf',
  summary: 'PDF of the last invoice of an order; firms find its data in it (ZUGFeRD)',
  params,
  answers: { 200: z.string() },
  expects: 'string',
});

/** PDF of one of the documents of an order. */
export const readDocument = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/documents/{number}/',
  summary: 'PDF of an invoice or of its correction',
  params: DocumentParams,
  answers: { 200: z.string() },
  expects: 'string',
});

/** The same document for programs; those of firms only. */
export const readDocumentData = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/documents/{number}/data/',
  summary: 'Data of an invoice or of its correction (EN 16931; XRechnung with a Leitweg-ID): XML',
  params: DocumentParams,
  answers: { 200: z.string() },
  expects: 'string',
});

/** The official label of the guarantee that a line was bought with. */
export const readOrderGuaranteeLabel = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/lines/{lineId}/guarantee-label/',
  summary: 'Label of the guarantee that a line of an order was bought with ((EU) 2025/1960): an SVG',
  params: OrderLineParams,
  answers: { 200: z.string() },
  expects: 'string',
});

/** Before the goods are picked: the whole order, or some of its pieces. */
export const cancelOrder = contract({
  method: 'POST',
  path: '/rest/orders/{orderId}/cancel/',
  summary: 'Cancel an order or some of its pieces, before the goods are picked; else 412',
  params,
  form: OrderCancelForm,
  answers: { 200: OrderView },
  expects: order,
});

/** Once, and as long as the goods are in the store; else 412. */
export const answerRest = contract({
  method: 'POST',
  path: '/rest/orders/{orderId}/rest/',
  summary: 'Some pieces were not found: collect the others, or cancel all; else 412',
  params,
  form: OrderRestForm,
  answers: { 200: OrderView },
  expects: order,
});

export const readDeskOrders = contract({
  method: 'GET',
  path: '/rest/desk/orders/',
  summary: 'Desk: the orders of a list, oldest first',
  query: DeskQuery,
  answers: { 200: DeskOrders },
  expects: { orders: 'list' },
});

export const readDeskOrder = contract({
  method: 'GET',
  path: DESK,
  summary: 'Desk: one order',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

export const startPicking = contract({
  method: 'POST',
  path: `${DESK}pick/`,
  summary: 'Desk: begin to pick',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

export const reportFound = contract({
  method: 'POST',
  path: `${DESK}found/`,
  summary: 'Desk: what was found; the rest is cancelled and given back',
  params,
  json: DeskFound,
  answers: deskAnswers,
  expects: deskOrder,
});

export const reportReady = contract({
  method: 'POST',
  path: `${DESK}ready/`,
  summary: 'Desk: the goods are ready to be collected',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

export const handOver = contract({
  method: 'POST',
  path: `${DESK}hand-over/`,
  summary: 'Desk: hand over against the collection code; what stays in the store is cancelled',
  params,
  json: DeskHandOver,
  answers: deskAnswers,
  expects: deskOrder,
});

export const reportShipped = contract({
  method: 'POST',
  path: `${DESK}ship/`,
  summary: 'Desk: a parcel was sent',
  params,
  json: DeskShipped,
  answers: deskAnswers,
  expects: deskOrder,
});

/** Until the parcels are reported as delivered; the buyer gets the right number. */
export const correctParcel = contract({
  method: 'POST',
  path: `${DESK}parcel/`,
  summary: 'Desk: carrier or number of a parcel were reported wrong',
  params,
  json: DeskParcelCorrection,
  answers: deskAnswers,
  expects: deskOrder,
});

export const reportDelivered = contract({
  method: 'POST',
  path: `${DESK}deliver/`,
  summary: 'Desk: all parcels have arrived',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

/** After the end of the time in which the goods wait. */
export const reportExpired = contract({
  method: 'POST',
  path: `${DESK}expire/`,
  summary: 'Desk: goods that were not collected in time go back to the shelf',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

/** The order has ended, and what was found of it lies in no parcel and on no shelf. */
export const reportPutBack = contract({
  method: 'POST',
  path: `${DESK}put-back/`,
  summary: 'Desk: found goods of an order that has ended are on their shelf again',
  params,
  answers: deskAnswers,
  expects: deskOrder,
});

export const reportReturned = contract({
  method: 'POST',
  path: `${DESK}return/`,
  summary: 'Desk: goods came back; they are on hand again, and their price is given back',
  params,
  json: DeskReturn,
  answers: deskAnswers,
  expects: deskOrder,
});
