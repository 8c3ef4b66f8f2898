import type { OwnOrders } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ordersUrl, OVERVIEW_ORDERS } from '../orders/order-pages';
import { OrderRow } from '../orders/OrderRow';
import styles from './AccountOverview.module.css';

/** The newest orders, and the way to all of them. */
export function NewestOrders({ orders: loaded }: { orders: OwnOrders | null }) {
  const text = useMessages();
  const { start, account = '' } = usePlatform().config.pageUrls;

  if (loaded?.orders.length === 0)
    return (
      <>
        <p className={styles.muted}>{text('ownOrders.none')}</p>
        <a className={styles.link} href={start}>
          {text('account.toShop')}
        </a>
      </>
    );
  return (
    <>
      {loaded ? (
        <ul role="list">
          {loaded.orders.slice(0, OVERVIEW_ORDERS).map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      ) : (
        <p className={styles.muted}>{text('ownOrders.unavailable')}</p>
      )}
      <a className={styles.link} href={ordersUrl(account)}>
        {text('ownOrders.all')}
      </a>
    </>
  );
}
