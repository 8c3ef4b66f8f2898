import type { OrderView } from '@fachwerk/shared/contracts';
import { DocumentItems, Panel } from '@fachwerk/shared/order';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OrderDocuments.module.css';

/** Papers and rights of an order: invoices, terms, withdrawal, the page of the order. */
export function OrderDocuments({ order }: { order: OrderView }) {
  const text = useMessages();
  const { terms, withdrawal, withdrawalPolicy, guestOrders, contact } = usePlatform().config.pageUrls;
  const orderId = encodeURIComponent(order.orderId);
  const isContract = order.kind !== 'reservation';
  const links = [
    guestOrders && [`${guestOrders}${orderId}/`, `orderConfirmation.link.order.${order.kind}`],
    isContract && terms && [terms, 'orderConfirmation.link.terms'],
    isContract && withdrawalPolicy && [withdrawalPolicy, 'orderConfirmation.link.withdrawalPolicy'],
    isContract && withdrawal && [`${withdrawal}?bestellung=${orderId}`, 'orderConfirmation.link.withdrawal'],
    contact && [contact, 'orderConfirmation.link.contact'],
  ].filter((link): link is [string, string] => Array.isArray(link));

  return (
    <Panel headline={text('orderConfirmation.links')} className={styles.links}>
      <ul role="list">
        <DocumentItems order={order} />
        {links.map(([href, key]) => (
          <li key={key}>
            <a href={href}>{text(key)}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
