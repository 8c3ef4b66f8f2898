import type { Account, OwnOrders } from '@fachwerk/shared/contracts';
import { Button, Card, ListPages } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { cardUrl, RECEIPTS_ID } from '../card/card-pages';
import { PageError } from '../PageError';
import { ORDERS_ID, ordersUrl } from './order-pages';
import { OrderNext } from './OrderNext';
import { OrderRow } from './OrderRow';
import type { OrdersTabData } from './orders-tab-data';
import styles from './OwnOrderList.module.css';

/** The orders and reservations of the customer, newest first, in pages that links lead to. */
export function OwnOrderList(tab: AccountTabProps<OrdersTabData>) {
  return (
    <>
      <PageError messageKey={tab.props.orderDetailsError} />
      <List loaded={tab.data} account={tab.account} />
    </>
  );
}

function List({ loaded, account: customer }: { loaded: OrdersTabData | null; account: Account }) {
  const text = useMessages();
  const { start, account = '' } = usePlatform().config.pageUrls;
  const headline = <h2>{text('ownOrders.headline')}</h2>;

  if (!loaded)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text('ownOrders.unavailable')}</p>
        <Button href={ordersUrl(account)}>{text('account.retry')}</Button>
      </Card>
    );
  const { list, formKey } = loaded;
  if (list.orders.length === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text('ownOrders.none')}</p>
        <Button href={start}>{text('account.toShop')}</Button>
      </Card>
    );
  return (
    <div id={ORDERS_ID} className={styles.orders}>
      {headline}
      {customer.customerCardNumber && (
        <p>
          <a href={`${cardUrl(account)}#${RECEIPTS_ID}`}>{text('ownOrders.receipts')}</a>
        </p>
      )}
      <ul role="list">
        {list.orders.map((order) => (
          <OrderRow key={order.orderId} order={order}>
            <OrderNext order={order} formKey={formKey} />
          </OrderRow>
        ))}
      </ul>
      <OtherPages orders={list} />
    </div>
  );
}

/** Links to newer and older orders. An earlier release of the API knows only of older ones. */
function OtherPages({ orders: { next, hasNewer = false, previous = null } }: { orders: OwnOrders }) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  const urlOf = (cursor: string | null) => `${ordersUrl(account, cursor)}#${ORDERS_ID}`;

  return (
    <ListPages
      label={text('ownOrders.pages')}
      newest={previous !== null && { href: urlOf(null), text: text('ownOrders.newest') }}
      newer={hasNewer && { href: urlOf(previous), text: text('ownOrders.newer') }}
      older={next !== null && { href: urlOf(next), text: text('ownOrders.older') }}
    />
  );
}
