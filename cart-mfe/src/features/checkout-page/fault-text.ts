import type { CheckoutFault } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';

/** The sentence of a fault; a newer server may send one that has no text here yet. */
export function faultText(text: Translate, { code, name = '' }: CheckoutFault): string {
  return text(`checkout.fault.${code}`, { name }, text('checkout.fault.unknown', { name }));
}
