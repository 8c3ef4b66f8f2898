import type { OrderView } from '@fachwerk/shared/contracts';
import { formatPieces } from '@fachwerk/shared/format';
import { Panel, TrackingLink } from '@fachwerk/shared/order';
import { dayText, parseInstant } from '@fachwerk/shared/time';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './OrderHistory.module.css';

/** What is on its way, with its tracking number. */
export function Parcels({ order: { parcels, lines } }: { order: OrderView }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  if (parcels.length === 0) return null;
  const nameOf = (lineId: number) => lines.find((line) => line.lineId === lineId)?.name ?? '';

  return (
    <Panel headline={text('guestOrder.parcels.headline')}>
      <ul role="list">
        {parcels.map(({ at, carrier, trackingNumber, lines: inside }, index) => (
          <li key={index} className={styles.event}>
            <time dateTime={at} className={styles.time}>
              {dayText(parseInstant(at), shopLocale)}
            </time>
            <div className={styles.what}>
              {trackingNumber && (
                <p>{text('guestOrder.parcels.number', { carrier: carrier ?? '', number: trackingNumber })}</p>
              )}
              <p className={styles.time}>
                {inside
                  .map(({ lineId, quantity }) => formatPieces(quantity, nameOf(lineId), shopLocale))
                  .join(', ')}
              </p>
              <TrackingLink carrier={carrier} trackingNumber={trackingNumber} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
