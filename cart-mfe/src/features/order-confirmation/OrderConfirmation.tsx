import type { OrderView, Store } from '@fachwerk/shared/contracts';
import { FormFrame } from '@fachwerk/shared/forms';
import {
  CollectionCode,
  CollectionStore,
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
import { Button, CheckCircleIcon, ClockIcon, MessageBox, WarningIcon } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { OrderConfirmationProps } from './order-confirmation.props';
import styles from './OrderConfirmation.module.css';
import { OrderDocuments } from './OrderDocuments';
import { useTransactionReport } from './use-transaction-report';

export interface OrderConfirmationData {
  /** Null if the order could not be loaded. */
  order: OrderView | null;
  /** The visitor may not read the order (any more), or there is none. */
  needsLogin: boolean;
  /** For a collection, once it is known. */
  store: Store | null;
  /** The trackers have the transaction already, or there is none to report. */
  isReported: boolean;
  isLoggedIn: boolean;
}

/** Thanks for an order or a reservation: what happens next, what it contains, and how to collect it. */
export function OrderConfirmation({ data }: WidgetProps<OrderConfirmationProps, OrderConfirmationData>) {
  const text = useMessages();
  const { guestOrderLogin } = usePlatform().config.pageUrls;
  if (data.order) return <Confirmation {...data} order={data.order} />;
  if (data.needsLogin)
    return (
      <FormFrame headline={text('orderConfirmation.needsLogin.headline')}>
        <p>{text('orderConfirmation.needsLogin.text')}</p>
        {guestOrderLogin && (
          <Button variant="primary" href={guestOrderLogin} isWide>
            {text('service.guestOrderLogin')}
          </Button>
        )}
      </FormFrame>
    );
  return (
    <MessageBox tone="error" title={text('orderConfirmation.unavailable.title')}>
      {text('orderConfirmation.unavailable.text')}
    </MessageBox>
  );
}

interface ConfirmationProps extends OrderConfirmationData {
  order: OrderView;
}

function Confirmation({ order, store, isReported, isLoggedIn }: ConfirmationProps) {
  const text = useMessages();
  useTransactionReport(order, isReported);
  const isCollected = order.kind !== 'delivery';

  return (
    <OrderLayout
      head={<Head order={order} />}
      side={
        <>
          <Panel headline={text('order.addresses.headline')}>
            <OrderAddresses order={order} />
          </Panel>
          <OrderDocuments order={order} />
          {/* After the order, so that it delays nothing. */}
          {!isLoggedIn && order.isOfGuest !== false && <RegistrationOffer orderId={order.orderId} />}
        </>
      }
    >
      <Panel headline={text('orderConfirmation.next')}>
        <OrderSteps order={order} />
      </Panel>
      {isCollected && order.collectionCode && (
        <CollectionCode orderId={order.orderId} code={order.collectionCode} />
      )}
      {isCollected && store && (
        <Panel headline={text('order.store.headline')}>
          <CollectionStore orderId={order.orderId} store={store} hasCalendar={hasDate(order)} />
        </Panel>
      )}
      <TransportPanel transport={order.transport} />
      <Panel headline={text('order.lines.headline')}>
        <OrderLines lines={order.lines} />
        <div className={styles.sums}>
          <OrderSums sums={order.sums} kind={order.kind} />
        </div>
      </Panel>
    </OrderLayout>
  );
}

/** The order has a code while it is to be collected: not before its payment, and not after its end. */
const hasDate = ({ collectionCode, readyBy, collectUntil }: OrderView): boolean =>
  Boolean(collectionCode && (readyBy ?? collectUntil));

const WAITING = ['CREATED', 'PAYMENT_PENDING'];
const ENDED = ['CANCELLED', 'EXPIRED', 'REFUNDED'];

function outcomeOf({ kind, state }: OrderView): 'pending' | 'ended' | 'reserved' | 'ordered' {
  if (WAITING.includes(state)) return 'pending';
  if (ENDED.includes(state)) return 'ended';
  return kind === 'reservation' ? 'reserved' : 'ordered';
}

const ICONS = { pending: ClockIcon, ended: WarningIcon, reserved: CheckCircleIcon, ordered: CheckCircleIcon };

function Head({ order }: { order: OrderView }) {
  const text = useMessages();
  const { checkout } = usePlatform().config.pageUrls;
  const isHydrated = useIsHydrated();
  const outcome = outcomeOf(order);
  const HeadIcon = ICONS[outcome];

  return (
    <div className={styles.head}>
      <span className={outcome === 'pending' || outcome === 'ended' ? styles.warning : styles.success}>
        <HeadIcon size={32} />
      </span>
      <div className={styles.words}>
        <h1>{text(`orderConfirmation.${outcome}.headline`)}</h1>
        {outcome === 'pending' || outcome === 'ended' ? null : <Expected order={order} />}
        <p className={styles.number}>
          {text(order.kind === 'reservation' ? 'order.number.reservation' : 'order.number.order')}{' '}
          <strong>{order.number}</strong>
        </p>
        <p>{text(`orderConfirmation.${outcome}.text`, { email: order.email })}</p>
        {outcome === 'pending' && order.payUntil && (
          <p>{text('orderConfirmation.pending.until', { until: order.payUntil.text })}</p>
        )}
        <div className={styles.actions}>
          {outcome === 'pending' && checkout && (
            <Button variant="primary" href={checkout}>
              {text('orderConfirmation.pending.pay')}
            </Button>
          )}
          {isHydrated && (
            <Button className={styles.print} onClick={() => window.print()}>
              {text('order.print')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The first question after an order: when it arrives, or from when on it can be collected, and where. */
function Expected({ order }: { order: OrderView }) {
  const text = useMessages();
  if (order.kind === 'delivery')
    return order.arrivals?.length ? (
      <div className={styles.expected}>
        <OrderArrivals arrivals={order.arrivals} />
      </div>
    ) : null;
  if (!order.readyBy) return null;
  return (
    <p className={styles.expected}>
      {text('orderConfirmation.readyBy')} <strong>{order.readyBy.text}</strong>
      {order.store && <> · {order.store.name}</>}
    </p>
  );
}
