import { readCheckout } from '@fachwerk/shared/calls';
import { isAs } from '@fachwerk/shared/calls';
import type { AdjustedPosition, Checkout, CheckoutChange } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { failureText, type Translate } from '@fachwerk/shared/widget';

/** What the visitor accepts with the order. */
export type AcceptedSums = Pick<Checkout['sum'], 'total' | 'payable'>;

/** Why the page differs from what the visitor saw or expected. */
export type CheckoutNotice =
  /** 412: lines, prices, stock or gift card have changed; the new sums have to be accepted. */
  | { kind: 'changed'; positions: readonly AdjustedPosition[]; before: AcceptedSums }
  /** 402, 409 and other refusals. */
  | { kind: 'refused'; title?: string; text: string; keys: readonly string[] };

export interface Refusal {
  checkout: Checkout;
  notice: CheckoutNotice;
}

/** What a refusal of the API changes on the page; null for failures without a new checkout. */
export function refusalOf(error: unknown, shown: Checkout, text: Translate): Refusal | null {
  if (!isHttpError(error)) return null;
  const body = error.body as Partial<CheckoutChange> | undefined;
  const { checkout } = body ?? {};
  if (!isAs<Checkout>(readCheckout.expects, checkout)) return null;
  if (error.status === 412) {
    const positions = body?.adjustedPositions ?? checkout.adjustedPositions;
    return { checkout, notice: { kind: 'changed', positions, before: shown.sum } };
  }
  const title = error.status === 402 ? text('checkout.refused.payment') : text('checkout.refused.order');
  return {
    checkout,
    notice: { kind: 'refused', title, text: failureText(text, error), keys: error.messageKeys },
  };
}
