import type { StoreResult } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { ChooseForm } from '../../store/ChooseForm';
import { OpeningHours } from '../../store/OpeningHours';
import { StoreCard } from '../../store/StoreCard';
import { StoreChangeDialog } from '../../store/StoreChangeDialog';
import { StoreContact } from '../../store/StoreContact';
import { useChooseStore } from '../../use-choose-store';
import styles from './StorefinderPage.module.css';

interface StoreListProps {
  results: readonly StoreResult[];
  /** The page after a choice without script. */
  redirectOf: (result: StoreResult) => string;
}

/** Stores with hours, contact and the choice. */
export function StoreList({ results, redirectOf }: StoreListProps) {
  const text = useMessages();
  const choice = useChooseStore('storefinder');

  return (
    <>
      <ul role="list" className={styles.cards} aria-label={text('storefinder.results')}>
        {results.map((result) => {
          const { store } = result;
          return (
            <li key={store.companyId}>
              <StoreCard
                result={result}
                headingLevel={3}
                action={<ChooseForm store={store} control={choice} redirect={redirectOf(result)} />}
              >
                <StoreContact store={store} />
                <Accordion title={text('storefinder.hours')}>
                  <OpeningHours store={store} />
                </Accordion>
                <p>
                  <a className={styles.all} href={store.url}>
                    {text('storefinder.toPage', { name: store.name })}
                  </a>
                </p>
              </StoreCard>
            </li>
          );
        })}
      </ul>
      <StoreChangeDialog control={choice} />
    </>
  );
}
