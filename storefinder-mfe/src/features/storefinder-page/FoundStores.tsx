import type { PlaceSuggestion, StoreResult } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { ChooseForm } from '../../store/ChooseForm';
import { OpeningHours } from '../../store/OpeningHours';
import { StoreCard } from '../../store/StoreCard';
import { StoreChangeDialog } from '../../store/StoreChangeDialog';
import { StoreContact } from '../../store/StoreContact';
import { Suggestions } from '../../Suggestions';
import { useChooseStore } from '../../use-choose-store';
import { CHOSEN } from './page-data';
import styles from './StorefinderPage.module.css';

interface FoundStoresProps {
  basePath: string;
  query: string;
  place: string | null;
  isPlaceKnown: boolean;
  results: StoreResult[];
  suggestions: PlaceSuggestion[];
}

export function FoundStores(props: FoundStoresProps) {
  const { basePath, query, place, isPlaceKnown, results, suggestions } = props;
  const text = useMessages();
  const choice = useChooseStore();
  const searchFor = (words: string) => `${basePath}?q=${encodeURIComponent(words)}`;

  return (
    <>
      <div>
        <h2 className={styles.count}>{headline()}</h2>
        {!isPlaceKnown && <p className={styles.help}>{text('storefinder.unknownHelp')}</p>}
      </div>
      <Suggestions suggestions={suggestions} urlOf={(suggestion) => searchFor(suggestion.query)} />
      {!isPlaceKnown && <p className={styles.fromA}>{text('storefinder.fromA')}</p>}
      <ul role="list" className={styles.cards} aria-label={text('storefinder.results')}>
        {results.map((result) => {
          const { store } = result;
          return (
            <li key={store.companyId}>
              <StoreCard
                result={result}
                headingLevel={3}
                action={
                  <ChooseForm
                    store={store}
                    control={choice}
                    redirect={`${searchFor(query || store.address.zipCode)}&${CHOSEN}=${store.companyId}`}
                  />
                }
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
      <p>
        <a className={styles.all} href={basePath}>
          {text('storefinder.all')}
        </a>
      </p>
    </>
  );

  function headline(): string {
    if (!isPlaceKnown) return text('storefinder.unknown', { words: query });
    if (place) return text('storefinder.count', { count: results.length, place });
    return text('storefinder.countHere', { count: results.length });
  }
}
