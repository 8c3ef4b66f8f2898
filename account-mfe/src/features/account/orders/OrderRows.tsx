import type { OrderSummary } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OrderRows.module.css';

/** Orders and reservations in rows that lead to their pages. */
export function OrderRows({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <ul role="list">
      {orders.map((order) => (
        <Order key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function Order({ order }: { order: OrderSummary }) {
  const text = useMessages();
  const { guestOrders = '' } = usePlatform().config.pageUrls;
  const { orderId, number, kind, placedText, stateText, total, articles, isRecalled } = order;

  return (
    <li className={styles.order}>
      <ProductPicture className={styles.picture} image={articles?.image} isDecorative size="thumbnail" />
      <div className={styles.what}>
        <p className={styles.title}>
          <a href={`${guestOrders}${encodeURIComponent(orderId)}/`}>
            {text(`ownOrders.title.${kind}`, { number })}
          </a>{' '}
          <span className={styles.day}>{text('ownOrders.placed', { day: placedText })}</span>
        </p>
        {articles?.names.map((name, index) => (
          <p key={index} className={styles.article}>
            {name}
          </p>
        ))}
        {articles && articles.more > 0 && (
          <p className={styles.more}>{text('ownOrders.more', { count: articles.more })}</p>
        )}
        {isRecalled && <p className={styles.recall}>{text('ownOrders.recall')}</p>}
      </div>
      <p className={styles.state}>{stateText}</p>
      <p className={styles.total}>{total.displayValue}</p>
    </li>
  );
}
