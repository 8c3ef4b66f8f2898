import { pathOf } from '../contracts/kernel/call';
import { readCalendarFile } from '../contracts/orders/order-page-contracts';
import type { Store } from '../contracts/stores/store';
import { storeAddressLines } from '../rules/postal-address';
import { ClockIcon, MapPinIcon } from '../ui/icon/icons';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './CollectionStore.module.css';

/** A link instead of an embedded map: no third party receives data about the visit (TDDDG §25). */
const routeUrl = ({ lat, lon }: Store['coords']): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;

interface CollectionStoreProps {
  orderId: string;
  store: Store;
  /** The collection is still to come: offers the calendar file. */
  hasCalendar: boolean;
}

/** Where the goods are collected: address, opening hours, way, calendar file. */
export function CollectionStore({ orderId, store, hasCalendar }: CollectionStoreProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;

  return (
    <div className={styles.store}>
      <p className={styles.name}>{store.name}</p>
      <p>{storeAddressLines(store.address).join(', ')}</p>
      <p className={styles.opening}>{store.opening.text}</p>
      {store.specialOpenings.map(({ date, dateText, reason, hours }) => (
        <p key={date} className={styles.opening}>
          {text(hours.length > 0 ? 'order.store.special' : 'order.store.closed', {
            day: dateText,
            reason,
            hours: hours.map(({ from, to }) => `${from} – ${to}`).join(', '),
          })}
        </p>
      ))}
      <div className={styles.links}>
        <a
          href={routeUrl(store.coords)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('order.store.routeLabel', { name: store.name })}
        >
          <MapPinIcon size={20} />
          {text('order.store.route')}
        </a>
        {hasCalendar && (
          <a href={apiOrigin + pathOf(readCalendarFile, { orderId })} download={text('order.calendar.file')}>
            <ClockIcon size={20} />
            {text('order.calendar.add')}
          </a>
        )}
      </div>
    </div>
  );
}
