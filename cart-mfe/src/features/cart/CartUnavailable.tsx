import { Button, EmptyState, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { whyItFailed } from './state/cart-failure';
import type { CartState } from './state/cart-machine';
import type { CartStore } from './state/cart-store';

/** Shown when the cart cannot be loaded: the reason, and a way to retry with or without script. */
export function CartUnavailable({ state, store }: { state: CartState; store: CartStore }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [failure] = state.failures;

  function reload(event: MouseEvent) {
    event.preventDefault();
    void store.reload();
  }

  return (
    <EmptyState
      icon={<WarningIcon size={48} />}
      title={text('cart.unavailable.headline')}
      headingLevel={1}
      actions={
        <>
          <Button href={pageUrls.basket} isPending={state.isPending} onClick={reload}>
            {text('cart.failure.retry')}
          </Button>
          <Button href={pageUrls.start} variant="quiet">
            {text('cart.continueShopping')}
          </Button>
        </>
      }
    >
      <p>{text('cart.unavailable.text')}</p>
      <p role="status">{failure && whyItFailed(text, failure)}</p>
    </EmptyState>
  );
}
