import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Key } from '../kernel/ids';
import { checkoutAnswer } from './checkout-answer';
import {
  DeliveryInformation,
  InventoryConflict,
  ProhibisApproval,
  ProhibisConflict,
  ProhibisOrder,
  ProhibisOrderForm,
  ProhibisRefusal,
  ProhibisSubmitted,
} from './prohibis-order';

const submitted = { 200: ProhibisSubmitted, 400: ProhibisRefusal, 412: ProhibisConflict };
const expects = { orderId: 'string', status: 'string', redirectUrl: 'string' } as const;

/** Holds nothing and changes nothing. */
export const readProhibisOrder = contract({
  method: 'GET',
  path: '/rest/prohibis/market/order/',
  isTranslated: true,
  summary: 'Professional customers: the order page with lines, dates, sums and suggested values',
  answers: { 200: ProhibisOrder },
  expects: { checkout: checkoutAnswer, sums: 'object', netPrices: 'object' },
});

/** Holds the goods, and gives the submission its id. */
export const readDeliveryInformation = contract({
  method: 'GET',
  path: '/rest/prohibis/market/deliveryInformation/',
  isTranslated: true,
  changesState: true,
  summary: 'Professional customers: hold the goods and state the delivery dates; 412 if something is missing',
  answers: { 200: DeliveryInformation, 412: InventoryConflict },
  expects: {
    onlineBasketInteractions: { interactionLines: 'list' },
    basketSumViewmodel: { onlinePromotionResultModel: 'object' },
  },
});

/** The same id answers with the same order. */
export const submitProhibisOrder = contract({
  method: 'POST',
  path: '/rest/prohibis/market/submit/{id}/',
  isTranslated: true,
  summary: 'Professional customers: order the online cart; the same id answers with the same order',
  params: z.object({ id: Key }),
  form: ProhibisOrderForm,
  answers: submitted,
  expects,
});

/** With the order data of the submission that was refused. */
export const approveProhibisOrder = contract({
  method: 'POST',
  path: '/rest/prohibis/market/submit/approve/',
  isTranslated: true,
  summary: 'Professional customers: accept the quantities that a refused submission has left, and order',
  json: ProhibisApproval,
  answers: submitted,
  expects,
});
