import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type CartFailure, whatFailed, whyItFailed } from './state/cart-failure';
import type { CartStore } from './state/cart-store';

/** States what failed and why, with a button to retry. */
export function FailureBox({ failure, store }: { failure: CartFailure; store: CartStore }) {
  const text = useMessages();

  return (
    <MessageBox
      tone="error"
      isLive
      title={whatFailed(text, failure)}
      actions={
        <Button size="small" onClick={() => store.retry(failure)}>
          {text('cart.failure.retry')}
        </Button>
      }
      dismissLabel={text('cart.failure.dismiss')}
      onDismiss={() => store.dismiss(failure)}
    >
      {whyItFailed(text, failure)}
    </MessageBox>
  );
}
