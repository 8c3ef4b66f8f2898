import type { ProhibisErrorKey } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';

/** A conflict that the error page explains; `msg`: key of a message. */
export const prohibisRefusal = (
  prohibisErrorKey: ProhibisErrorKey,
  msg: string,
  statusCode: 403 | 404 | 412 = 412,
): ShopError => new ShopError({ statusCode, key: msg, state: { prohibisErrorKey } });

interface RefusedState {
  adjustedPositions?: readonly unknown[];
  cartContainer?: { onlineCart: unknown };
}

/** Refusals whose page shows the new sums, so that they can be accepted. */
const SHOWN = ['checkout.error.totalChanged', 'checkout.error.changed', 'error.basket.verification.message'];

/**
 * A refused submission as professional customers read it: what the stock lacks goes into the dialog and a new
 * sum onto the page; everything else leads to the error page.
 */
export function toProhibis(error: unknown): unknown {
  if (!(error instanceof ShopError) || ![409, 412].includes(error.statusCode)) return error;
  if (errorKeyOf(error) !== undefined) return error;
  const { key, values, state } = error;
  const { adjustedPositions = [], cartContainer } = state as RefusedState;
  const isEmptied = cartContainer?.onlineCart === null;
  if (SHOWN.includes(key) && !isEmptied) return error;
  const prohibisErrorKey: ProhibisErrorKey = isEmptied
    ? adjustedPositions.length > 0
      ? 'stock'
      : 'expired'
    : 'rejected';
  return new ShopError({ statusCode: 412, key, values, state: { ...state, prohibisErrorKey } });
}

export const errorKeyOf = (error: ShopError | undefined): string | undefined =>
  (error?.state as { prohibisErrorKey?: string } | undefined)?.prohibisErrorKey;
