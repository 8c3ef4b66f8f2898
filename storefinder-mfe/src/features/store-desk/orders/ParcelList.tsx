import { TrackingLink } from '@fachwerk/shared/order';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Badge, PackageIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import { CorrectParcel } from './CorrectParcel';
import styles from './ParcelList.module.css';
import { piecesText } from './pieces-text';

/** What has left: by whom, under which number, and what is in it. */
export function ParcelList({ order }: { order: OrderOnDesk }) {
  const text = useMessages();
  const { parcels = [], lines, events } = order;
  if (parcels.length === 0) return null;
  const inside = (lineId: number, quantity: number): string => {
    const line = lines.find((one) => one.lineId === lineId);
    return line
      ? `${piecesText(text, { ...line, open: quantity })} ${line.name} ${line.variantName}`.trim()
      : text('desk.parcel.unknownLine', { quantity });
  };

  return (
    <section className={styles.part} aria-label={text('desk.parcels.title', { count: parcels.length })}>
      <h3 className={styles.title}>{text('desk.parcels.title', { count: parcels.length })}</h3>
      <ol className={styles.parcels}>
        {parcels.map((parcel, index) => (
          <li key={index} className={styles.parcel}>
            <PackageIcon size={20} className={styles.icon} />
            <div className={styles.facts}>
              <p className={styles.sent}>
                <strong>{parcel.carrier || text('desk.parcel.noCarrierKnown')}</strong>{' '}
                <span className={styles.number}>{parcel.trackingNumber}</span>
              </p>
              <p className={styles.muted}>
                {parcel.at === null ? (
                  <Badge tone="warning">{text('desk.order.unsent')}</Badge>
                ) : (
                  text('desk.parcel.sentAt', { time: dayAndTimeText(parseInstant(parcel.at)) })
                )}
              </p>
              <ul className={styles.inside}>
                {parcel.lines.map(({ lineId, quantity }) => (
                  <li key={lineId}>{inside(lineId, quantity)}</li>
                ))}
              </ul>
              <TrackingLink carrier={parcel.carrier} trackingNumber={parcel.trackingNumber} />
              {parcel.parcel !== undefined && events.includes('correct-parcel') && (
                <CorrectParcel
                  key={`${parcel.carrier} ${parcel.trackingNumber}`}
                  order={order}
                  sent={parcel}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
