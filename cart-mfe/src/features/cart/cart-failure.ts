import { isHttpError } from '@fachwerk/shared/http';
import { failureText, faultOf, type Translate } from '@fachwerk/shared/widget';
import { isSameEntry, type CartChange } from './cart-changes';

export interface CartFailure {
  /** What did not work; 'read' = the cart could not be loaded. */
  change: CartChange | { kind: 'read' };
  error: unknown;
}

/** Anything but a failed call is a bug and goes to the error boundary. */
export function toFailure(change: CartFailure['change'], error: unknown): CartFailure {
  if (!isHttpError(error)) throw error;
  return { change, error };
}

/** The outcome of the change is not known: only a refusal of the server is certain. */
export const isUnknown = ({ error }: CartFailure): boolean =>
  !['refused', 'session', 'tooMany'].includes(faultOf(error));

/** The failures that still hold when this change is tried (again). */
export const failuresBeside = (
  failures: readonly CartFailure[],
  change: CartFailure['change'],
): readonly CartFailure[] =>
  failures.filter((failure) => failure.change !== change && !isSameEntry(failure.change, change));

/** What was wanted, in one sentence. */
export function whatFailed(text: Translate, { change }: CartFailure): string {
  if (change.kind === 'quantity') return text('cart.failure.quantity', { quantity: change.quantity });
  return text(`cart.failure.${change.kind}`);
}

/** Why it failed, and that the cart is as before; a reason of the server stands alone. */
export function whyItFailed(text: Translate, failure: CartFailure): string {
  const why = failureText(text, failure.error);
  const fault = faultOf(failure.error);
  const hasOwnReason = why !== text(`failure.${fault}`);
  if (hasOwnReason || (fault !== 'refused' && fault !== 'server')) return why;
  return `${why} ${text('cart.failure.unchanged')}`;
}
