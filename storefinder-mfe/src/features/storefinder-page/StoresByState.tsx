import type { StoreResult } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { CHOSEN, type StoresOfState } from './page-data';
import { StateList } from './StateList.static';
import styles from './StorefinderPage.module.css';
import { StoreList } from './StoreList';

interface StoresByStateProps {
  basePath: string;
  isFiltered: boolean;
  /** Only some states are listed. */
  isNarrowed: boolean;
  /** Shown above the list. */
  initial: readonly StoreResult[];
  total: number;
  /** Stores in the list. */
  listed: number;
  states: readonly StoresOfState[];
}

/** All stores, or those that pass the filters, for visitors who name no place. */
export function StoresByState(props: StoresByStateProps) {
  const { basePath, isFiltered, isNarrowed, initial, total, listed, states } = props;
  const text = useMessages();

  if (isFiltered && total === 0)
    return (
      <div>
        <h2 className={styles.count}>{text('storesPage.filter.none')}</h2>
        <p className={styles.help}>{text('storesPage.filter.fewer')}</p>
        <a className={styles.all} href={basePath}>
          {text('storefinder.all')}
        </a>
      </div>
    );

  return (
    <>
      {initial.length > 0 && (
        <section aria-label={text('storesPage.initial')}>
          <h2 className={styles.count}>{text('storesPage.initial')}</h2>
          <div className={styles.initial}>
            <StoreList
              results={initial}
              redirectOf={({ store }) =>
                `${basePath}?q=${store.address.zipCode}&${CHOSEN}=${store.companyId}`
              }
            />
          </div>
        </section>
      )}
      {listed > 0 && (
        <section aria-label={text('storesPage.byState')}>
          <h2 className={styles.count}>{headline()}</h2>
          <StateList states={states} />
        </section>
      )}
    </>
  );

  function headline(): string {
    if (isFiltered) return text('storesPage.filter.total', { count: total });
    if (!isNarrowed) return text('storesPage.total', { count: total });
    return text('storesPage.some', { count: listed });
  }
}
