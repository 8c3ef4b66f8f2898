import type { OrderSummary, OwnOrders } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ORDERS_TAB } from './orders-tab';
import styles from './OwnOrderList.module.css';

/** The orders and reservations of the customer, newest first, in pages that links lead to. */
export function OwnOrderList({ orders: loaded }: { orders: OwnOrders | null }) {
  const text = useMessages();
  const { account = '', start } = usePlatform().config.pageUrls;
  const headline = <h2>{text('account.orders.headline')}</h2>;

  if (!loaded) return null;
  const { orders, next } = loaded;
  if (orders.length === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text('account.orders.none')}</p>
        <Button href={start}>{text('account.toShop')}</Button>
      </Card>
    );
  return (
    <div className={styles.orders}>
      {headline}
      <ul role="list" className={styles.list}>
        {orders.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ul>
      {next && (
        <Button className={styles.older} href={`${account}${ORDERS_TAB}/?vor=${encodeURIComponent(next)}`}>
          {text('account.orders.older')}
        </Button>
      )}
    </div>
  );
}

function Order({ order }: { order: OrderSummary }) {
  const text = useMessages();
  const { guestOrders = '' } = usePlatform().config.pageUrls;
  const { orderId, number, kind, placedText, stateText, total, articles } = order;

  return (
    <li className={styles.order}>
      <ProductPicture className={styles.picture} image={articles?.image} isDecorative size="thumbnail" />
      <div className={styles.what}>
        <p className={styles.title}>
          <a href={`${guestOrders}${encodeURIComponent(orderId)}/`}>
            {text(`account.orders.title.${kind}`, { number })}
          </a>{' '}
          <span className={styles.day}>{text('account.orders.placed', { day: placedText })}</span>
        </p>
        {articles?.names.map((name, index) => (
          <p key={index} className={styles.article}>
            {name}
          </p>
        ))}
        {articles && articles.more > 0 && (
          <p className={styles.more}>{text('account.orders.more', { count: articles.more })}</p>
        )}
      </div>
      <p className={styles.state}>{stateText}</p>
      <p className={styles.total}>{total.displayValue}</p>
    </li>
  );
}
