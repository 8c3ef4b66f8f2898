import { Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { StoreMap } from '../../map/StoreMap';
import { TileMapOffer } from '../../map/tiles/TileMapOffer';
import type { NearStore } from './find-near';
import styles from './NearStores.module.css';

interface NearStoresProps {
  /** The store of the page, then its neighbours. */
  stores: readonly NearStore[];
  /** Its federal state. */
  state: string;
}

/** Where the store is, and the next ones around it. */
export function NearStores({ stores, state }: NearStoresProps) {
  const text = useMessages();
  const [own, ...others] = stores;
  if (!own) return null;

  return (
    <Section className={styles.section} headline={text('storePage.near')}>
      <div className={styles.beside}>
        <ul role="list">
          {others.map(({ id, name, href, distanceText }) => (
            <li key={id} className={styles.store}>
              <a className={styles.link} href={href}>
                {name}
              </a>
              {distanceText && <span className={styles.distance}>{distanceText}</span>}
            </li>
          ))}
        </ul>
        <div>
          <TileMapOffer stores={stores} chosen={own.id}>
            <StoreMap stores={stores} chosen={own.id} home={state} />
          </TileMapOffer>
        </div>
      </div>
    </Section>
  );
}
