import { isHttpError } from '@fachwerk/shared/http';
import { failureText, faultOf, type Translate } from '@fachwerk/shared/widget';
import { type CartChange, isSameEntry } from './cart-changes';

export interface CartFailure {
  /** The failed change; 'read' means that the cart could not be loaded. */
  change: CartChange | { kind: 'read' };
  error: unknown;
}

/** Other errors are bugs and go to the error boundary. */
export function toFailure(change: CartFailure['change'], error: unknown): CartFailure {
  if (!isHttpError(error)) throw error;
  return { change, error };
}

/** Whether the outcome of the change is unknown: only a refusal of the server is certain. */
export const isUnknown = ({ error }: Pick<CartFailure, 'error'>): boolean =>
  !['refused', 'session', 'tooMany'].includes(faultOf(error));

/** The failures that remain when this change is sent. */
export const failuresBeside = (
  failures: readonly CartFailure[],
  change: CartFailure['change'],
): readonly CartFailure[] =>
  failures.filter((failure) => failure.change !== change && !isSameEntry(failure.change, change));

/** The failed change as a sentence. */
export function whatFailed(text: Translate, { change }: CartFailure): string {
  if (change.kind === 'quantity') return text('cart.failure.quantity', { quantity: change.quantity });
  return text(`cart.failure.${change.kind}`);
}

/** The reason, and that the cart is unchanged; a reason of the server is used as it is. */
export function whyItFailed(text: Translate, failure: CartFailure): string {
  const why = failureText(text, failure.error);
  const fault = faultOf(failure.error);
  const hasOwnReason = why !== text(`failure.${fault}`);
  if (hasOwnReason || (fault !== 'refused' && fault !== 'server')) return why;
  return `${why} ${text('cart.failure.unchanged')}`;
}
