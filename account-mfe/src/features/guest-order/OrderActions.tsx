import type { OrderView } from '@fachwerk/shared/contracts';
import { DocumentItems, Panel } from '@fachwerk/shared/order';
import { Button } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: OrderView;
  /** Address of the page. */
  page: string;
}

/** What the buyer can do now: cancel before picking, withdraw after it, download invoices. */
export function OrderActions({ order, page }: OrderActionsProps) {
  const text = useMessages();
  const { withdrawal, contact } = usePlatform().config.pageUrls;
  const isHydrated = useIsHydrated();
  const canCancel = order.actions.includes('cancel');

  return (
    <Panel headline={text('guestOrder.actions.headline')} className={styles.actions}>
      {canCancel && (
        <Button href={`${page}stornieren/`} isWide>
          {text(`guestOrder.actions.cancel.${order.kind}`)}
        </Button>
      )}
      {order.actions.includes('withdraw') && withdrawal && (
        <>
          <p className={styles.note}>{text('guestOrder.actions.withdrawNote')}</p>
          <Button href={`${withdrawal}?bestellung=${encodeURIComponent(order.orderId)}`} isWide>
            {text('guestOrder.actions.withdraw')}
          </Button>
        </>
      )}
      {order.actions.includes('withdraw') && (
        <Button href={`${page}zurueckgeben/`} isWide>
          {text('guestOrder.actions.return')}
        </Button>
      )}
      {order.documents.length > 0 && (
        <ul role="list" className={styles.documents}>
          <DocumentItems order={order} />
        </ul>
      )}
      {isHydrated && (
        <Button variant="quiet" isWide onClick={() => window.print()}>
          {text('order.print')}
        </Button>
      )}
      {contact && (
        <p className={styles.note}>
          {text('guestOrder.actions.help')} <a href={contact}>{text('guestOrder.actions.contact')}</a>
        </p>
      )}
    </Panel>
  );
}
