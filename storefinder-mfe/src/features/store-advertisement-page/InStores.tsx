import type { StoreLink } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './InStores.module.css';

/** More than these are shown when asked for. */
const SHOWN = 3;

interface InStoresProps {
  /** All stores of the type without it. */
  stores: readonly StoreLink[] | undefined;
}

/** Where a flyer or an opening offer is valid. */
export function InStores({ stores }: InStoresProps) {
  const text = useMessages();
  if (!stores) return <p className={styles.all}>{text('storeFlyers.inAll')}</p>;

  return (
    <Accordion
      className={styles.some}
      title={text('storeFlyers.in', { count: stores.length })}
      open={stores.length <= SHOWN}
    >
      <ul role="list" className={styles.stores}>
        {stores.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.store} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
