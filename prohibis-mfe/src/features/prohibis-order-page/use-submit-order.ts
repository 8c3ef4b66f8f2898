import { publishCart } from '@fachwerk/shared/bus';
import { approveProhibisOrder } from '@fachwerk/shared/calls';
import type { ProhibisSubmitted } from '@fachwerk/shared/contracts';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../go-to';
import { submitErrorOf } from './submit-error';
import type { OrderFlow } from './use-order-flow';

/** A page of the shop or of the payment service, no other scheme. */
const ADDRESS = /^(https?:\/\/|\/(?!\/))/;

/** What follows the answer of a submission and of an approval: both behave the same (specification 4). */
export function useSubmitOrder(flow: OrderFlow) {
  const { api, bus, config } = usePlatform();
  const text = useMessages();
  const [notice, setNotice] = useState<string | null>(null);

  function onDone({ redirectUrl, orderId }: ProhibisSubmitted): 'leaving' {
    flow.closeModal();
    publishCart(bus, { totalArticleCount: 0 });
    const { orderConfirmation = config.pageUrls.start } = config.pageUrls;
    goTo(ADDRESS.test(redirectUrl) ? redirectUrl : `${orderConfirmation}${encodeURIComponent(orderId)}/`);
    return 'leaving';
  }

  function onFailed(error: unknown): void {
    const refused = submitErrorOf(error);
    if (!refused) return;
    const { fieldErrors = [], prohibisErrorKey, adjustedPositions = [], cartContainer } = refused.data;
    if (prohibisErrorKey !== undefined && fieldErrors.length === 0) {
      const page = config.pageUrls.prohibisError ?? config.pageUrls.basket;
      return goTo(`${page}?e=${encodeURIComponent(prohibisErrorKey)}`);
    }
    if (refused.status === 400) return undefined;
    if (adjustedPositions.length > 0) {
      setNotice(null);
      flow.showAdjusted(adjustedPositions, cartContainer);
    } else setNotice(text('prohibisOrder.priceChanged'));
    // The order as it is now; it can be read again with the next try.
    void flow.refresh().catch(() => undefined);
    return undefined;
  }

  const approval = useAction(
    (acceptedTotal: number) =>
      api.call(approveProhibisOrder, {
        json: { id: flow.id ?? '', acceptedPositions: [...flow.adjusted], acceptedTotal },
      }),
    { onDone, onFailed },
  );

  return { notice, onDone, onFailed, approval };
}
