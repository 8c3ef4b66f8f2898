import type { OrderState } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { OrderActionName } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { goTo, placeHref } from '../base/desk-place';
import { isPicked, type OrderOnDesk } from '../shelf/order-on-desk';
import { Delivered } from './Delivered';
import styles from './OrderScreen.module.css';
import { ParcelList } from './ParcelList';
import { linesToPick } from './picked';
import { Picking } from './Picking';
import { piecesText } from './pieces-text';
import { PutBack } from './PutBack';
import { sortByShelf } from './sort-by-shelf';

/** The sentence about an order that needs nothing more from the desk, by its state. */
const ENDS: Partial<Record<OrderState, string>> = {
  SHIPPED: 'desk.parcels.all',
  DELIVERED: 'desk.delivered.all',
};

/** What the state of the order asks of the desk. */
export function OrderSteps({ order }: { order: OrderOnDesk }) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const { events, orderId } = order;

  async function record(...names: [OrderActionName, ...OrderActionName[]]) {
    await queue.record(names.map((name) => ({ name, orderId, orderNumber: order.number })));
    announce(text(`desk.done.${names[0]}`, { number: order.number }));
    goTo('orders');
  }

  const due = order.dueText && <p>{order.dueText}</p>;
  if (!isPicked(order))
    return (
      <>
        {due}
        <ParcelList order={order} />
        <Picking order={order} />
      </>
    );
  const canReport = (['ready', 'collect', 'ship', 'expire'] as const).some((event) => events.includes(event));
  const isToPutBack = events.includes('put-back');
  const lines = sortByShelf(order.kind === 'delivery' || isToPutBack ? linesToPick(order) : order.lines);
  return (
    <>
      {due}
      <ParcelList order={order} />
      {order.parcels && lines.length > 0 && <h3 className={styles.part}>{text('desk.parcels.left')}</h3>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineId}>
            {piecesText(text, line)} {line.name} {line.variantName}
          </li>
        ))}
      </ul>
      {events.includes('ship') && (
        <>
          <Button variant="primary" size="large" isWide href={placeHref('orders', orderId, 'ship')}>
            {text(order.parcels ? 'desk.parcel.next' : 'desk.parcel.submit')}
          </Button>
          {events.includes('find') && (
            <Button isWide href={placeHref('orders', orderId, 'find')}>
              {text('desk.parcel.missing')}
            </Button>
          )}
        </>
      )}
      {events.includes('ready') && (
        <Button variant="primary" size="large" isWide onClick={() => void record('reportReady')}>
          {text(order.isForBox ? 'desk.ready.box' : 'desk.ready')}
        </Button>
      )}
      {events.includes('collect') && (
        <Button variant="primary" size="large" isWide href={placeHref('orders', orderId, 'hand-over')}>
          {text('desk.handOver')}
        </Button>
      )}
      {events.includes('expire') && (
        <>
          <p>{text('desk.expired.text')}</p>
          <Button isWide onClick={() => void record('reportExpired', 'reportPutBack')}>
            {text('desk.expired')}
          </Button>
        </>
      )}
      {isToPutBack && <PutBack order={order} onReport={() => void record('reportPutBack')} />}
      {!canReport && !isToPutBack && (
        <MessageBox tone="info">
          <p>{text(ENDS[order.state] ?? 'desk.order.nothing')}</p>
        </MessageBox>
      )}
      {events.includes('deliver') && (
        <Delivered parcels={order.parcels?.length ?? 0} onReport={() => void record('reportDelivered')} />
      )}
    </>
  );
}
