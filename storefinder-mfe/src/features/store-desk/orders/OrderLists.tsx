import { Button, Chip, MessageBox } from '@fachwerk/shared/ui';
import { type Request, useMessages } from '@fachwerk/shared/widget';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { isWarehouse } from '../base/desk-names';
import { byUrgency, DESK_LISTS, type DeskList, listOf, WAREHOUSE_LISTS } from '../shelf/order-on-desk';
import { FindOrder } from './FindOrder';
import { OrderCard } from './OrderCard';
import styles from './OrderLists.module.css';
import { useOrders } from './use-orders';

interface OrderListsProps {
  /** Its answer is what shoppers read about how soon orders are ready; null if nothing is measured. */
  request: Request<string | null>;
  list: DeskList;
  onList: (list: DeskList) => void;
}

/** The lists with their counts, and the orders of the chosen one. */
export function OrderLists({ request, list, onList }: OrderListsProps) {
  const text = useMessages();
  const { announce, desk } = useDesk();
  const { orders, readAt } = useOrders();
  const of = (wanted: DeskList) => orders.filter(({ order }) => listOf(order) === wanted);
  const shown = [...of(list)].sort((a, b) => byUrgency(a.order, b.order));
  // What is put back is rare: its list is offered when there is something.
  const lists = (isWarehouse(desk) ? WAREHOUSE_LISTS : DESK_LISTS).filter(
    (one) => one !== 'put-back' || one === list || of(one).length > 0,
  );
  const isUnread = readAt === null;
  const isFailed = request.status === 'failed';

  async function reload() {
    await request.reload();
    announce(text('desk.lists.reloaded'));
  }

  return (
    <div className={styles.screen}>
      <h2 className={styles.title}>{text(isWarehouse(desk) ? 'desk.tab.parcels' : 'desk.tab.orders')}</h2>
      {request.data && (
        <p className={styles.times}>{text('desk.lists.readyTimes', { times: request.data })}</p>
      )}
      <div className={styles.chips} role="group" aria-label={text('desk.lists.choose')}>
        {lists.map((one) => (
          <Chip
            key={one}
            className={styles.chip}
            isSelected={one === list}
            onClick={() => {
              onList(one);
              announce(
                text('desk.lists.announced', { list: text(`desk.list.${one}`), count: of(one).length }),
              );
            }}
          >
            {text(`desk.list.${one}`)} <strong>{of(one).length}</strong>
          </Chip>
        ))}
      </div>
      {isFailed && (
        <MessageBox tone="warning" isLive>
          <p>
            {readAt === null
              ? text('desk.lists.nothing')
              : text('desk.lists.asOf', { ago: agoText(text, Math.max(0, (Date.now() - readAt) / 1000)) })}
          </p>
        </MessageBox>
      )}
      {isUnread && !isFailed && <p role="status">{text('desk.loading')}</p>}
      {!isUnread && shown.length === 0 && <p>{text(`desk.list.${list}.empty`)}</p>}
      {shown.length > 0 && (
        <ul className={styles.orders}>
          {shown.map((one) => (
            <OrderCard key={one.order.orderId} {...one} />
          ))}
        </ul>
      )}
      <Button isWide isPending={request.status === 'loading'} onClick={() => void reload()}>
        {text('desk.lists.reload')}
      </Button>
      <FindOrder />
    </div>
  );
}
