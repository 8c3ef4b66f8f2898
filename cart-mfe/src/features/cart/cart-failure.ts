import { isHttpError, type HttpErrorKind } from '@fachwerk/shared/http';
import type { Translate } from '@fachwerk/shared/widget';
import { isSameEntry, type CartChange } from './cart-changes';

export interface CartFailure {
  /** What did not work; 'read' = the cart could not be loaded. */
  change: CartChange | { kind: 'read' };
  reason: HttpErrorKind;
  status: number;
  /** Message keys of the server. */
  messageKeys: readonly string[];
}

/** Bugs are not failures: they go on to the error boundary. */
export function toFailure(change: CartFailure['change'], error: unknown): CartFailure {
  if (!isHttpError(error)) throw error;
  return { change, reason: error.kind, status: error.status, messageKeys: error.messageKeys };
}

/** The failures that still hold when this change is tried (again). */
export const failuresBeside = (
  failures: readonly CartFailure[],
  change: CartFailure['change'],
): readonly CartFailure[] =>
  failures.filter((failure) => failure.change !== change && !isSameEntry(failure.change, change));

/** What was wanted, in one sentence. */
export function whatFailed(t: Translate, { change }: CartFailure): string {
  if (change.kind === 'quantity') return t('cart.failure.quantity', { quantity: change.quantity });
  return t(`cart.failure.${change.kind}`);
}

/** Why, and what still holds. The server's own sentence wins where it has one for a refused change. */
export function whyItFailed(t: Translate, { reason, status, messageKeys }: CartFailure): string {
  if (reason === 'bad-request') {
    if (status === 403) return t('cart.failure.reason.session');
    if (status === 429) return t('cart.failure.reason.too-many');
    const own = messageKeys.filter((key) => key !== 'technical.error' && t(key) !== key).map((key) => t(key));
    return own.length > 0 ? own.join(' ') : t('cart.failure.reason.bad-request');
  }
  return t(`cart.failure.reason.${reason}`);
}
