import { Accordion, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { StoreLink } from './page-data';
import styles from './StorefinderPage.module.css';

interface StoresByStateProps {
  total: number;
  states: readonly { state: string; stores: readonly StoreLink[] }[];
}

/** All stores, for visitors who do not search. */
export function StoresByState({ total, states }: StoresByStateProps) {
  const text = useMessages();

  return (
    <section aria-label={text('storesPage.byState')}>
      <h2 className={styles.count}>{text('storesPage.total', { count: total })}</h2>
      <Card className={styles.states}>
        {states.map(({ state, stores }) => (
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
          </Accordion>
        ))}
      </Card>
    </section>
  );
}
