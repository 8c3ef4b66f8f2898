import type { PendingOrder } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import styles from './EmptyCart.module.css';
import { readPendingOrder } from './pending-order';

interface PendingOrderNoteProps {
  /** The order in the page's data; undefined if the cart has become empty in the browser. */
  given: PendingOrder | null | undefined;
}

/** Where the articles are when the visitor has come back from the payment: in an order that waits for it. */
export function PendingOrderNote({ given }: PendingOrderNoteProps) {
  const text = useMessages();
  const { api, config } = usePlatform();
  const { data: order } = useRequest<PendingOrder | null>(
    'pending-order',
    (signal) => readPendingOrder(api, signal),
    { initial: given },
  );
  if (!order || !config.pageUrls.checkout) return null;

  return (
    <MessageBox
      tone="info"
      className={styles.pending}
      title={text('cart.pending.headline')}
      actions={
        <Button href={config.pageUrls.checkout} variant="primary">
          {text('cart.pending.pay')}
        </Button>
      }
    >
      {text('cart.pending.text', { number: order.number, time: order.expiresText })}
    </MessageBox>
  );
}
