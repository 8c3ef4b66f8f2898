import {
  type Call,
  type CallShape,
  correctStock,
  enterPrice,
  handOver,
  reportDelivered,
  reportExpired,
  reportFound,
  reportPutBack,
  reportReady,
  reportReturned,
  reportShipped,
  startPicking,
} from '@fachwerk/shared/calls';
import type { DeskItem, DeskOrder } from '@fachwerk/shared/contracts';
import type { NewItemAction, OrderActionName } from '../action/desk-action';

type OrderCall = Call<CallShape & { params: { orderId: string }; json?: object; answer: DeskOrder }>;
type ItemCall = Call<CallShape & { params: { itemId: string }; json: object; answer: DeskItem }>;

/** The call of each action about an order. */
export const DESK_CALLS = {
  startPicking,
  reportFound,
  reportReady,
  handOver,
  reportShipped,
  reportDelivered,
  reportExpired,
  reportReturned,
  reportPutBack,
} as Record<OrderActionName, OrderCall>;

/** The call of each action about an item. */
export const ITEM_CALLS = { correctStock, enterPrice } as Record<NewItemAction['name'], ItemCall>;
