import type { StoreResult } from '@fachwerk/shared/contracts';
import { Accordion, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { CHOSEN, type StoresOfState } from './page-data';
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
  states: readonly StoresOfState[];
}

/** All stores, or those that pass the filters, for visitors who name no place. */
export function StoresByState(props: StoresByStateProps) {
  const { basePath, isFiltered, isNarrowed, initial, total, states } = props;
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
      {states.length > 0 && (
        <section aria-label={text('storesPage.byState')}>
          <h2 className={styles.count}>{headline()}</h2>
          <Card className={styles.states}>
            {states.map(({ state, url: pageUrl, stores }) => (
              <Accordion key={state} title={state} note={stores.length}>
                <ul role="list" className={styles.towns}>
                  {stores.map(({ companyId, name, url, city }) => (
                    <li key={companyId}>
                      <a className={styles.town} href={url}>
                        {name.includes(city) ? name : `${name}, ${city}`}
                      </a>
                    </li>
                  ))}
                </ul>
                {pageUrl && (
                  <a className={styles.all} href={pageUrl}>
                    {text('storesPage.toState', { state })}
                  </a>
                )}
              </Accordion>
            ))}
          </Card>
        </section>
      )}
    </>
  );

  function headline(): string {
    if (isFiltered) return text('storesPage.filter.total', { count: total });
    if (!isNarrowed) return text('storesPage.total', { count: total });
    return text('storesPage.some', { count: states.reduce((sum, { stores }) => sum + stores.length, 0) });
  }
}
