import type { Store } from '@fachwerk/shared/contracts';
import { ExternalIcon, PhoneIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StoreContact.module.css';

/**
 * A link instead of an embedded map: no third party receives data about the visit (shop domain 2, TDDDG §25).
 */
const routeUrl = ({ lat, lon }: Store['coords']): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;

/** "0221 / 12 34-0" -> "022112340" */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

export function StoreContact({ store }: { store: Pick<Store, 'phone' | 'coords' | 'name'> }) {
  const text = useMessages();

  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a className={styles.way} href={`tel:${dialled(store.phone)}`}>
          <PhoneIcon size={20} />
          {store.phone}
        </a>
      </li>
      <li>
        <a
          className={styles.way}
          href={routeUrl(store.coords)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('storefinder.routeLabel', { name: store.name })}
        >
          <ExternalIcon size={20} />
          {text('storefinder.route')}
        </a>
      </li>
    </ul>
  );
}
