import * as z from 'zod/mini';
import { contract } from './contract';
import {
  DeskFound,
  DeskHandOver,
  DeskOrder,
  DeskOrders,
  DeskQuery,
  DeskReturn,
  DeskShipped,
  DocumentParams,
  OrderCancelForm,
  OrderParams,
  OrderView,
} from './order';
import * as calls from './order-calls';

const params = OrderParams;

export const readOrder = contract(calls.readOrder, {
  summary: 'An order of the visitor; 404 for every other',
  params,
  answers: { 200: OrderView },
});

export const readInvoice = contract(calls.readInvoice, {
  summary: 'PDF of the last invoice of an order; firms find its data in it (ZUGFeRD)',
  params,
  answers: { 200: z.string() },
});

export const readDocument = contract(calls.readDocument, {
  summary: 'PDF of an invoice or of its correction',
  params: DocumentParams,
  answers: { 200: z.string() },
});

export const cancelOrder = contract(calls.cancelOrder, {
  summary: 'Cancel an order or some of its pieces, before the goods are picked; else 412',
  params,
  form: OrderCancelForm,
  answers: { 200: OrderView },
});

const desk = { params, answers: { 200: DeskOrder } };

export const readDeskOrders = contract(calls.readDeskOrders, {
  summary: 'Desk: the orders of a list, oldest first',
  query: DeskQuery,
  answers: { 200: DeskOrders },
});

export const readDeskOrder = contract(calls.readDeskOrder, { summary: 'Desk: one order', ...desk });

export const startPicking = contract(calls.startPicking, { summary: 'Desk: begin to pick', ...desk });

export const reportFound = contract(calls.reportFound, {
  summary: 'Desk: what was found; the rest is cancelled and given back',
  json: DeskFound,
  ...desk,
});

export const reportReady = contract(calls.reportReady, {
  summary: 'Desk: the goods are ready to be collected',
  ...desk,
});

export const handOver = contract(calls.handOver, {
  summary: 'Desk: hand over against the collection code; what stays in the store is cancelled',
  json: DeskHandOver,
  ...desk,
});

export const reportShipped = contract(calls.reportShipped, {
  summary: 'Desk: a parcel was sent',
  json: DeskShipped,
  ...desk,
});

export const reportDelivered = contract(calls.reportDelivered, {
  summary: 'Desk: all parcels have arrived',
  ...desk,
});

export const reportExpired = contract(calls.reportExpired, {
  summary: 'Desk: goods that were not collected in time go back to the shelf',
  ...desk,
});

export const reportReturned = contract(calls.reportReturned, {
  summary: 'Desk: goods came back; they are on hand again, and their price is given back',
  json: DeskReturn,
  ...desk,
});
