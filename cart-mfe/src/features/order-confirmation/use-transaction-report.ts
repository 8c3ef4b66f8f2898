import { reportTransaction } from '@fachwerk/shared/calls';
import type { OrderView } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';

/**
 * Reports the order to the trackers once: the server answers the first of all page views only. Not reported
 * at all is better than twice, which would falsify the sales.
 */
export function useTransactionReport(order: OrderView, isReported: boolean): void {
  const { api, track } = usePlatform();
  const { orderId } = order;

  useEffect(() => {
    if (isReported) return;
    api
      .call(reportTransaction, { params: { orderId }, form: {} })
      .then(({ isFirst }) => {
        if (isFirst) track(transactionOf(order));
      })
      .catch((error: unknown) => {
        // The page shows the order; the next view reports it.
        if (!isHttpError(error)) throw error;
      });
    // The values of an order are those of its first view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [orderId]);
}

const euros = (cents: number): number => cents / 100;

/** Names of the specification for articles, `companyId` and `source` (section 9). */
function transactionOf(order: OrderView) {
  const { number, kind, sums, lines, store, paymentMethod } = order;
  return {
    name: kind === 'reservation' ? 'reserve' : 'purchase',
    values: {
      transactionId: number,
      value: euros(sums.total.value),
      shipping: euros(sums.shipping.value),
      currency: 'EUR',
      paymentType: paymentMethod,
      source: kind === 'delivery' ? 'checkout' : 'checkout_cc',
      ...(store && { companyId: store.companyId }),
      positions: lines.map(({ itemId, productId, name, quantity, unitPrice }) => ({
        itemId,
        productId,
        name,
        quantity,
        price: euros(unitPrice.value),
      })),
    },
  };
}
