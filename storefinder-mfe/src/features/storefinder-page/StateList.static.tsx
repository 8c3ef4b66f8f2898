import { Accordion, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { idOfState, type StoresOfState } from './page-data';
import styles from './StorefinderPage.module.css';

/** The stores of each state; the map jumps to a state, which opens it. */
export function StateList({ states }: { states: readonly StoresOfState[] }) {
  const text = useMessages();

  return (
    <Card className={styles.states}>
      {states.map(({ state, url: pageUrl, stores }) => (
        <Accordion key={state} title={state} note={stores.length}>
          <ul role="list" id={idOfState(state)} className={styles.towns}>
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
  );
}
