import { submitCheckout } from '@fachwerk/shared/calls';
import type { Checkout } from '@fachwerk/shared/contracts';
import { Button, CartIcon, EmptyState } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { leaveTo } from '../../leave-to';
import { LoginNote } from './LoginNote';
import { forgetSubmission, keptSubmission } from './review/kept-submission';
import { isUnknownOutcome } from './review/send-until-answered';

interface EmptyCheckoutProps {
  checkout: Pick<Checkout, 'isLoggedIn'>;
  /** The page replaces a step: it takes the focus. */
  isFresh: boolean;
}

/** An empty cart. If the answer to an order was lost, the order is found by its key. */
export function EmptyCheckout({ checkout, isFresh }: EmptyCheckoutProps) {
  const text = useMessages();
  const { api, config } = usePlatform();
  const { pageUrls } = config;
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);

  useEffect(() => {
    const kept = keptSubmission();
    if (!kept) return;
    const { idempotencyKey, ...form } = kept;
    api.call(submitCheckout, { form, idempotencyKey }).then(
      (placed) => leaveTo(placed, pageUrls),
      // The order was not placed; the lines were removed elsewhere.
      (error: unknown) => {
        if (!isUnknownOutcome(error)) forgetSubmission();
      },
    );
  }, [api, pageUrls]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={text('checkout.empty.title')}>
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
        <p>{text('checkout.empty.text')}</p>
        {!checkout.isLoggedIn && pageUrls.checkout && (
          <LoginNote message="checkout.empty.login" returnTo={pageUrls.checkout} />
        )}
      </EmptyState>
    </div>
  );
}
