import { pathOf, readCaseCode } from '@fachwerk/shared/calls';
import type { OrderCase, OrderView } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { ReturnSlipProps } from './return-slip.props';
import styles from './ReturnSlip.module.css';

export interface ReturnSlipData {
  /** Null if the order could not be loaded. */
  order: OrderView | null;
}

/** The slip that goes back with the goods: one page of A4. */
export function ReturnSlip({ props, data: { order } }: WidgetProps<ReturnSlipProps, ReturnSlipData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const isHydrated = useIsHydrated();
  if (!order)
    return (
      <MessageBox tone="error" title={text('guestOrder.unavailable.title')}>
        {text('guestOrder.unavailable.text')}
      </MessageBox>
    );
  const toOrder = (
    <Button href={`${pageUrls.guestOrders ?? ''}${encodeURIComponent(order.orderId)}/`}>
      {text('returnOrder.toOrder')}
    </Button>
  );
  const found = order.cases?.find(({ number }) => number === props.caseNumber);
  if (!found?.slip)
    return (
      <Outcome tone="warning" headline={text('returnSlip.none.headline')} actions={toOrder}>
        <p>{text(found ? 'returnSlip.none.text' : 'returnSlip.unknown')}</p>
      </Outcome>
    );
  return (
    <div className={styles.page}>
      <Slip order={order} found={found} slip={found.slip} />
      <div className={styles.actions}>
        {isHydrated && (
          <Button variant="primary" onClick={() => window.print()}>
            {text('order.print')}
          </Button>
        )}
        {toOrder}
      </div>
    </div>
  );
}

interface SlipProps {
  order: OrderView;
  found: OrderCase;
  slip: NonNullable<OrderCase['slip']>;
}

function Slip({ order, found, slip }: SlipProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { number } = found;
  const { sent, collected, address, email } = slip;
  const code = apiOrigin + pathOf(readCaseCode, { orderId: order.orderId, caseNumber: number });

  return (
    <Card as="article" className={styles.slip}>
      <div className={styles.head}>
        <div>
          <h1>{text('returnSlip.headline')}</h1>
          <dl className={styles.facts}>
            <dt>{found.kindText}</dt>
            <dd>{text('returnSlip.case', { number, day: found.receivedText })}</dd>
            <dt>{text('returnSlip.order')}</dt>
            <dd>{order.number}</dd>
          </dl>
        </div>
        <div className={styles.code}>
          <img src={code} alt={text('returnSlip.code', { number })} width={300} height={90} />
          <p aria-hidden="true">{number}</p>
        </div>
      </div>
      {sent.length > 0 && (
        <section className={styles.part}>
          <h2>{text('returnSlip.sent')}</h2>
          <ul className={styles.pieces}>
            {sent.map((piece, index) => (
              <li key={index}>{piece}</li>
            ))}
          </ul>
        </section>
      )}
      {collected.length > 0 && (
        <section className={styles.part}>
          <h2>{text('returnSlip.collected')}</h2>
          <ul className={styles.pieces}>
            {collected.map((piece, index) => (
              <li key={index}>{piece}</li>
            ))}
          </ul>
          <p>{text('returnSlip.collected.text')}</p>
        </section>
      )}
      {sent.length > 0 && (
        <section className={styles.part}>
          <h2>{text('returnSlip.how')}</h2>
          <div className={styles.ways}>
            <div>
              <h3>{text('returnSlip.parcel')}</h3>
              <p>{text('returnSlip.parcel.text')}</p>
              <address className={styles.address}>
                {address.map((line, index) => (
                  <span key={index}>{line}</span>
                ))}
              </address>
              <p>{text('returnSlip.parcel.costs', { email })}</p>
            </div>
            <div>
              <h3>{text('returnSlip.store')}</h3>
              <p>{text('returnSlip.store.text')}</p>
            </div>
          </div>
        </section>
      )}
      <p className={styles.next}>{found.nextText}</p>
    </Card>
  );
}
