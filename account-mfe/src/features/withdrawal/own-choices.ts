import { readOwnOrders } from '@fachwerk/shared/calls';
import type { OrderSummary } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

/** Own orders that the form names. */
const MOST_SHOWN = 10;

export type WithdrawalChoice = Pick<OrderSummary, 'orderId' | 'number' | 'placedText' | 'articles'>;

/** A reservation is no contract, and what is cancelled or returned as a whole has ended. */
const canBeWithdrawn = ({ kind, actions = [] }: OrderSummary): boolean =>
  kind !== 'reservation' && (actions.includes('withdraw') || actions.includes('cancel'));

/** Orders of the logged-in customer that can still be withdrawn, newest first. */
export async function readChoices(api: HttpClient, signal: AbortSignal): Promise<WithdrawalChoice[]> {
  try {
    const { orders } = await api.call(readOwnOrders, { query: { size: 20 }, signal });
    return orders
      .filter(canBeWithdrawn)
      .slice(0, MOST_SHOWN)
      .map(({ orderId, number, placedText, articles }) => ({
        orderId,
        number,
        placedText,
        ...(articles && { articles }),
      }));
  } catch (error) {
    // The number can be typed.
    if (isHttpError(error) && !signal.aborted) return [];
    throw error;
  }
}
