import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ActionName } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { goTo, placeHref } from '../base/desk-place';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import styles from './OrderScreen.module.css';
import { Picking } from './Picking';
import { piecesText } from './pieces-text';
import { sortByShelf } from './sort-by-shelf';

/** What the state of the order asks of the desk. */
export function OrderSteps({ order }: { order: OrderOnDesk }) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const { events, orderId } = order;
  const isFound = order.lines.some(({ found }) => found > 0);
  const isPicked =
    (order.state === 'PICKING' && isFound) || !(events.includes('pick') || events.includes('find'));

  async function record(name: ActionName) {
    await queue.record([{ name, orderId, orderNumber: order.number }]);
    announce(text(`desk.done.${name}`, { number: order.number }));
    goTo('orders');
  }

  const due = order.dueText && <p>{order.dueText}</p>;
  if (!isPicked)
    return (
      <>
        {due}
        <Picking order={order} />
      </>
    );
  const canReport = events.includes('ready') || events.includes('collect') || events.includes('expire');
  return (
    <>
      {due}
      <ul className={styles.lines}>
        {sortByShelf(order.lines).map((line) => (
          <li key={line.lineId}>
            {piecesText(text, line)} {line.name} {line.variantName}
          </li>
        ))}
      </ul>
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
          <Button isWide onClick={() => void record('reportExpired')}>
            {text('desk.expired')}
          </Button>
        </>
      )}
      {!canReport && (
        <MessageBox tone="info">
          <p>{text('desk.order.nothing')}</p>
        </MessageBox>
      )}
    </>
  );
}
