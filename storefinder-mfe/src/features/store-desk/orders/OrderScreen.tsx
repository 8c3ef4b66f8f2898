import { readDeskOrder } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { addressLines } from '@fachwerk/shared/rules';
import { ArrowLeftIcon, Badge, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from '../base/desk-context';
import { backKey } from '../base/desk-names';
import { placeHref } from '../base/desk-place';
import { isPicked, type OrderOnDesk } from '../shelf/order-on-desk';
import styles from './OrderScreen.module.css';
import { OrderSteps } from './OrderSteps';
import { useOrders } from './use-orders';
import { Withdrawn } from './Withdrawn';

interface OrderScreenProps {
  orderId: string;
  /** The step that the address names, e.g. "hand-over". */
  step: string | undefined;
  /** A step that is opened by its address; false: the step of the order's state. */
  children: (order: OrderOnDesk) => ReactNode;
}

/** One order: what it is, and what the desk does next with it. */
export function OrderScreen({ orderId, step, children }: OrderScreenProps) {
  const text = useMessages();
  const desk = useDesk();
  const { orders } = useOrders();
  const shown = orders.find(({ order }) => order.orderId === orderId);
  // Another phone may have moved it since the lists were read.
  const request = useRequest(orderId, async (signal) => {
    const answer = await desk.api.call(readDeskOrder, { params: { orderId }, signal });
    await desk.orders.put(answer);
    return answer.order;
  });
  const { status, reload } = request;
  // It has left the lists while it is open, e.g. because all of it was withdrawn: its end is shown.
  const isGone = shown === undefined && status === 'ready';
  useEffect(() => {
    if (isGone) void reload();
  }, [isGone, reload]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = shown !== undefined;
  const isFound = shown !== undefined && isPicked(shown.order);
  useEffect(() => {
    // The order's own line is what is seen first, below the bar of the page.
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView?.({ block: 'start' });
  }, [isShown, isFound, step]);

  const back = (
    <a href={placeHref('orders')} className={styles.back} aria-label={text(backKey(desk.desk))}>
      <ArrowLeftIcon size={24} />
    </a>
  );
  if (!shown)
    return (
      <div className={styles.screen}>
        {back}
        {request.status === 'failed' ? (
          <MessageBox tone="error" isLive>
            <p>
              {text(
                isHttpError(request.error) && request.error.status === 404
                  ? 'desk.refused.notFound'
                  : 'desk.order.notHere',
              )}
            </p>
          </MessageBox>
        ) : (
          <p role="status">{text('desk.loading')}</p>
        )}
      </div>
    );

  const { order, unsent, isRefused } = shown;
  // Only of the answer: the device keeps no address.
  const address = order.events.includes('ship') && request.data?.deliveryAddress;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        {back}
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {order.number}
        </h2>
        <Badge>{text(`desk.state.${order.state}`)}</Badge>
      </div>
      <p className={styles.facts}>
        {!address && <strong>{order.name}</strong>}
        <span>{text(`desk.kind.${order.kind}`)}</span>
        {unsent > 0 && (
          <Badge tone={isRefused ? 'sale' : 'warning'}>
            {text(isRefused ? 'desk.order.refused' : 'desk.order.unsent')}
          </Badge>
        )}
        {order.isForBox && <Badge tone="info">{text('desk.order.box')}</Badge>}
      </p>
      {order.hasWithdrawal && (
        <MessageBox tone="warning">
          <p>{text('desk.order.withdrawnHint')}</p>
        </MessageBox>
      )}
      {order.hasUnmatchedWithdrawal && (
        <MessageBox tone="warning">
          <p>{text('desk.order.unmatchedHint')}</p>
        </MessageBox>
      )}
      <Withdrawn order={order} />
      {address && (
        <address className={styles.address}>
          <span className={styles.label}>{text('desk.order.address')}</span>
          {addressLines(address).map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      {order.rest && <p>{text(`desk.rest.${order.rest}`)}</p>}
      {isRefused && (
        <p>
          <a href={placeHref('queue')}>{text('desk.queue.read')}</a>
        </p>
      )}
      {children(order) || <OrderSteps order={order} />}
    </div>
  );
}
