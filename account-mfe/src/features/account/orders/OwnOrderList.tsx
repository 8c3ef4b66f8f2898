import type { OwnOrders } from '@fachwerk/shared/contracts';
import { Button, Card, DataTable } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ORDERS_TAB } from './orders-tab';
import styles from './OwnOrderList.module.css';

const COLUMNS = ['number', 'placed', 'state', 'total'] as const;

/** The orders and reservations of the customer, newest first, in pages that links lead to. */
export function OwnOrderList({ orders: loaded }: { orders: OwnOrders | null }) {
  const text = useMessages();
  const { account = '', guestOrders = '', start } = usePlatform().config.pageUrls;
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
      <DataTable
        label={text('account.orders.headline')}
        columns={COLUMNS.map((name) => ({
          title: text(`account.orders.${name}`),
          isNumber: name === 'total',
        }))}
        rows={orders.map(({ orderId, number, placedText, stateText, total }) => ({
          key: orderId,
          cells: [
            <a key="link" className={styles.number} href={`${guestOrders}${encodeURIComponent(orderId)}/`}>
              {number}
            </a>,
            placedText,
            stateText,
            total.displayValue,
          ],
        }))}
      />
      {next && (
        <Button className={styles.older} href={`${account}${ORDERS_TAB}/?vor=${encodeURIComponent(next)}`}>
          {text('account.orders.older')}
        </Button>
      )}
    </div>
  );
}
