import { useDeskPlace } from '../base/desk-place';
import { HandOver } from './HandOver';
import { OrderLists } from './OrderLists';
import { OrderScreen } from './OrderScreen';
import { useOrderLists } from './use-order-lists';

/** Reservations and orders that are collected in the store. */
export function OrdersTab() {
  const { tab, path } = useDeskPlace();
  const request = useOrderLists();
  const [orderId, step] = tab === 'orders' || tab === '' ? path : [];

  if (orderId === undefined) return <OrderLists request={request} />;
  return (
    <OrderScreen key={orderId} orderId={orderId}>
      {(order) => step === 'hand-over' && <HandOver key={orderId} order={order} />}
    </OrderScreen>
  );
}
