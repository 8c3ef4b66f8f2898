import {
  type Call,
  type CallShape,
  handOver,
  reportDelivered,
  reportExpired,
  reportFound,
  reportReady,
  reportReturned,
  reportShipped,
  startPicking,
} from '@fachwerk/shared/calls';
import type { DeskOrder } from '@fachwerk/shared/contracts';
import type { ActionName } from '../action/desk-action';

type DeskCall = Call<CallShape & { params: { orderId: string }; json?: object; answer: DeskOrder }>;

/** The call of each action. */
export const DESK_CALLS = {
  startPicking,
  reportFound,
  reportReady,
  handOver,
  reportShipped,
  reportDelivered,
  reportExpired,
  reportReturned,
} as Record<ActionName, DeskCall>;
