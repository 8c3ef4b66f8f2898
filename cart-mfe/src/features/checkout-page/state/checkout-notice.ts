import { readCheckout } from '@fachwerk/shared/calls';
import { isAs } from '@fachwerk/shared/calls';
import type { AdjustedPosition, Checkout, CheckoutChange } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { failureText, type Translate } from '@fachwerk/shared/widget';

/** Why the page differs from what the visitor saw or expected. */
export type CheckoutNotice =
  /** 412: lines, prices or stock have changed; the new total has to be accepted. */
  | { kind: 'changed'; positions: readonly AdjustedPosition[]; totalBefore: string }
  /** 402, 409 and other refusals. */
  | { kind: 'refused'; title?: string; text: string };

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
    return { checkout, notice: { kind: 'changed', positions, totalBefore: shown.sum.total.displayValue } };
  }
  const title = error.status === 402 ? text('checkout.refused.payment') : text('checkout.refused.order');
  return { checkout, notice: { kind: 'refused', title, text: failureText(text, error) } };
}
