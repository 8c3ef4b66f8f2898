import { Badge, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { placeHref } from '../base/desk-place';
import { dueOf, isLate, listOf, piecesOf } from '../shelf/order-on-desk';
import styles from './OrderCard.module.css';
import type { ShownOrder } from './use-orders';

export function OrderCard({ order, unsent, isRefused }: ShownOrder) {
  const text = useMessages();
  const { orderId, number, kind, state, placed } = order;
  const { name, isForBox, rest, hasWithdrawal, hasUnmatchedWithdrawal } = order;
  const due = dueOf(order);
  const dueKey = state === 'READY' ? 'desk.order.until' : 'desk.order.readyBy';

  return (
    <Card as="li" className={styles.card}>
      <p className={styles.number}>
        <a href={placeHref('orders', orderId)} className={styles.link}>
          {number}
        </a>
        <span>{text(`desk.kind.${kind}`)}</span>
      </p>
      <p>
        {text('desk.order.items', { count: order.lines.length, pieces: piecesOf(order) })} · {name}
      </p>
      <p className={styles.badges}>
        {listOf(order) === 'put-back' && <Badge>{text(`desk.state.${state}`)}</Badge>}
        {kind === 'delivery' && <span>{text('desk.order.placed', { time: placed.text })}</span>}
        {due && <span>{text(dueKey, { time: due.text })}</span>}
        {isLate(order, new Date()) && <Badge tone="sale">{text('desk.order.late')}</Badge>}
        {hasWithdrawal && <Badge tone="sale">{text('desk.order.withdrawn')}</Badge>}
        {hasUnmatchedWithdrawal && <Badge tone="warning">{text('desk.order.unmatched')}</Badge>}
        {isForBox && <Badge tone="info">{text('desk.order.box')}</Badge>}
        {rest && <Badge tone="info">{text(`desk.rest.short.${rest}`)}</Badge>}
        {isRefused && <Badge tone="sale">{text('desk.order.refused')}</Badge>}
        {unsent > 0 && !isRefused && <Badge tone="warning">{text('desk.order.unsent')}</Badge>}
      </p>
    </Card>
  );
}
