import { useState } from 'react';
import { useDeskPlace } from '../base/desk-place';
import type { DeskList } from '../shelf/order-on-desk';
import { HandOver } from './HandOver';
import { OrderLists } from './OrderLists';
import { OrderScreen } from './OrderScreen';
import { Picking } from './Picking';
import { ShipForm } from './ShipForm';
import { useOrderLists } from './use-order-lists';

/** Reservations and orders that are collected in the store; in the warehouse those that are sent. */
export function OrdersTab() {
  const { tab, path } = useDeskPlace();
  // Kept while an order is open: the person comes back to the list that it was opened from.
  const [list, setList] = useState<DeskList>('to-pick');
  const [carrier, setCarrier] = useState('');
  const request = useOrderLists();
  const [orderId, step] = tab === 'orders' || tab === '' ? path : [];

  if (orderId === undefined) return <OrderLists request={request} list={list} onList={setList} />;
  return (
    <OrderScreen key={orderId} orderId={orderId} step={step}>
      {(order) => {
        if (step === 'hand-over') return <HandOver key={orderId} order={order} />;
        if (step === 'ship') return <ShipForm order={order} carrier={carrier} onCarrier={setCarrier} />;
        return step === 'find' && order.events.includes('find') && <Picking order={order} />;
      }}
    </OrderScreen>
  );
}
