import type { OrderPlaced, PageConfig } from '@fachwerk/shared/contracts';
import { goTo } from './go-to';

/** Leaves for the payment of a placed order, or for its confirmation. */
export function leaveTo({ orderId, paymentRedirect }: OrderPlaced, pageUrls: PageConfig['pageUrls']): void {
  // A page of the provider: no other scheme.
  if (paymentRedirect && /^(https?:\/\/|\/(?!\/))/.test(paymentRedirect)) goTo(paymentRedirect);
  else if (pageUrls.orderConfirmation) goTo(`${pageUrls.orderConfirmation}${encodeURIComponent(orderId)}/`);
  else goTo(pageUrls.start);
}
