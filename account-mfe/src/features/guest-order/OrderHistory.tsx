import type { OrderView } from '@fachwerk/shared/contracts';
import { Panel } from '@fachwerk/shared/order';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OrderHistory.module.css';

/** What happened so far, newest first. */
export function OrderHistory({ order }: { order: OrderView }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;

  return (
    <Panel headline={text('guestOrder.history.headline')}>
      <ol role="list" reversed className={styles.events}>
        {[...order.history].reverse().map(({ at, text: words, details = [] }, index) => (
          <li key={index} className={styles.event}>
            <time dateTime={at} className={styles.time}>
              {dayAndTimeText(parseInstant(at), shopLocale)}
            </time>
            <div className={styles.what}>
              <p>{words}</p>
              {details.map((detail, line) => (
                <p key={line} className={styles.detail}>
                  {detail}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
