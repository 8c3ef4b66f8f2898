import { submitCheckout } from '@fachwerk/shared/calls';
import { Button, CartIcon, EmptyState } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { forgetSubmission, keptSubmission } from './review/kept-submission';
import { leaveTo } from './state/leave-to';

/** An empty cart. If the answer to an order was lost, the order is found by its key. */
export function EmptyCheckout() {
  const text = useMessages();
  const { api, config } = usePlatform();
  const { pageUrls } = config;

  useEffect(() => {
    const kept = keptSubmission();
    if (!kept) return;
    const { acceptedTotal, idempotencyKey } = kept;
    api.call(submitCheckout, { form: { acceptedTotal }, idempotencyKey }).then(
      (placed) => leaveTo(placed, pageUrls),
      // The order was not placed; the lines were removed elsewhere.
      () => forgetSubmission(),
    );
  }, [api, pageUrls]);

  return (
    <EmptyState
      headingLevel={1}
      icon={<CartIcon size={48} />}
      title={text('checkout.empty.title')}
      actions={
        <>
          <Button variant="primary" href={pageUrls.start}>
            {text('checkout.empty.toStart')}
          </Button>
          <Button href={pageUrls.basket}>{text('checkout.toCart')}</Button>
        </>
      }
    >
      {text('checkout.empty.text')}
    </EmptyState>
  );
}
