import type { BoughtAgain, FormAnswer, OrderView, Store } from '@fachwerk/shared/contracts';
import {
  CollectionCode,
  CollectionStore,
  nextStepsOf,
  OrderAddresses,
  OrderArrivals,
  OrderLayout,
  OrderLines,
  OrderSteps,
  OrderSums,
  Panel,
  RegistrationOffer,
  TransportPanel,
} from '@fachwerk/shared/order';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { BuyAgainReport } from '../buy-again/BuyAgainReport';
import { reportOf } from '../buy-again/report-of';
import type { GuestOrderProps } from './guest-order.props';
import styles from './GuestOrder.module.css';
import { OrderActions } from './OrderActions';
import { OrderCases } from './OrderCases';
import { OrderGuarantees } from './OrderGuarantees';
import { OrderHistory } from './OrderHistory';
import { Parcels } from './Parcels';
import { RestQuestion } from './RestQuestion';

export interface GuestOrderData {
  /** Null if the order could not be loaded. */
  order: OrderView | null;
  /** For a collection, once it is known. */
  store: Store | null;
  /** A refund waits for an account. */
  needsBankDetails: boolean;
  /** Answer to the last form without script. */
  answer?: FormAnswer | null;
  /** The key of this page: without script, a second press of a button has no effect. */
  formKey: string;
}

/** One order: state, what happens next, articles, history, and what the buyer can do. */
export function GuestOrder({ data }: WidgetProps<GuestOrderProps, GuestOrderData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [changed, setChanged] = useState<OrderView | null>(null);
  const { store, needsBankDetails, answer = null, formKey } = data;
  const [bought, setBought] = useState<{ report: BoughtAgain | null; times: number }>(() => ({
    report: reportOf(answer),
    times: 0,
  }));
  const order = changed ?? data.order;
  if (!order)
    return (
      <MessageBox tone="error" title={text('guestOrder.unavailable.title')}>
        {text('guestOrder.unavailable.text')}
      </MessageBox>
    );
  const { orderId, kind, state } = order;
  const isOpen = OPEN_COLLECTIONS.includes(state);
  const page = `${pageUrls.guestOrders ?? ''}${encodeURIComponent(orderId)}/`;

  return (
    <OrderLayout
      head={
        <div className={styles.head}>
          <h1>{text(`guestOrder.headline.${kind}`, { number: order.number })}</h1>
          <p className={styles.state}>{order.stateText}</p>
          <p className={styles.placed}>{text('guestOrder.placed', { at: order.placed.text })}</p>
        </div>
      }
      side={
        <>
          <OrderActions
            order={order}
            page={page}
            formKey={formKey}
            answer={answer}
            onBought={(report) => setBought(({ times }) => ({ report, times: times + 1 }))}
          />
          <Panel headline={text('order.addresses.headline')}>
            <OrderAddresses order={order} />
          </Panel>
          {order.isOfGuest && <RegistrationOffer orderId={orderId} />}
        </>
      }
    >
      {bought.report && <BuyAgainReport report={bought.report} times={bought.times} />}
      {state === 'PAYMENT_PENDING' && pageUrls.checkout && (
        <MessageBox
          tone="warning"
          title={text('guestOrder.pending.title')}
          actions={
            <Button size="small" href={pageUrls.checkout}>
              {text('guestOrder.pending.pay')}
            </Button>
          }
        >
          {text('guestOrder.pending.text', { until: order.payUntil?.text ?? '' })}
        </MessageBox>
      )}
      {needsBankDetails && (
        <MessageBox
          tone="warning"
          title={text('guestOrder.bankDetails.title')}
          actions={
            <Button size="small" href={`${page}bankverbindung/`}>
              {text('guestOrder.bankDetails.link')}
            </Button>
          }
        >
          {text('guestOrder.bankDetails.text')}
        </MessageBox>
      )}
      <RestQuestion
        order={order}
        answer={answer?.form === 'buy-again' ? null : answer}
        isAnswered={changed !== null}
        onDone={setChanged}
      />
      <NextSteps order={order} />
      {isOpen && order.collectionCode && <CollectionCode orderId={orderId} code={order.collectionCode} />}
      {store && (
        <Panel headline={text('order.store.headline')}>
          <CollectionStore
            orderId={orderId}
            store={store}
            hasCalendar={isOpen && Boolean(order.readyBy ?? order.collectUntil)}
          />
        </Panel>
      )}
      <TransportPanel transport={order.transport} />
      <Panel headline={text('order.lines.headline')}>
        <OrderLines lines={order.lines} />
        <div className={styles.sums}>
          <OrderSums sums={order.sums} kind={order.kind} />
        </div>
      </Panel>
      <OrderCases page={page} {...(order.cases && { cases: order.cases })} />
      <Parcels order={order} />
      <OrderGuarantees lines={order.lines} />
      <OrderHistory order={order} />
    </OrderLayout>
  );
}

/** States in which the goods are still to be collected. */
const OPEN_COLLECTIONS = ['REQUESTED', 'CONFIRMED', 'PARTIAL', 'PICKING', 'READY'];

function NextSteps({ order }: { order: OrderView }) {
  const text = useMessages();
  if (nextStepsOf(order).length === 0) return null;
  return (
    <Panel headline={text('guestOrder.next')}>
      <OrderArrivals arrivals={order.arrivals} />
      <OrderSteps order={order} />
    </Panel>
  );
}
