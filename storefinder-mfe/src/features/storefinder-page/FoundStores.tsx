import type { PlaceSuggestion, StoreResult } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import type { Place } from '../../stores-api';
import { Suggestions } from '../../Suggestions';
import { CHOSEN } from './page-data';
import styles from './StorefinderPage.module.css';
import { StoreList } from './StoreList';

interface FoundStoresProps {
  basePath: string;
  query: string;
  /** The address of a search with the same filters. */
  urlOf: (place: Place) => string;
  /** The address of this search. */
  address: string | undefined;
  isFiltered: boolean;
  place: string | null;
  isPlaceKnown: boolean;
  total: number;
  results: StoreResult[];
  suggestions: PlaceSuggestion[];
}

export function FoundStores(props: FoundStoresProps) {
  const { basePath, query, urlOf, address, isFiltered, place, isPlaceKnown, total, results, suggestions } =
    props;
  const text = useMessages();
  const isNone = isFiltered && total === 0;

  return (
    <>
      <div>
        <h2 className={styles.count}>{headline()}</h2>
        {!isPlaceKnown && <p className={styles.help}>{text('storefinder.unknownHelp')}</p>}
        {isNone && <p className={styles.help}>{text('storesPage.filter.noneHelp')}</p>}
      </div>
      <Suggestions suggestions={suggestions} urlOf={(suggestion) => urlOf({ q: suggestion.query })} />
      {!isPlaceKnown && <p className={styles.fromA}>{text('storefinder.fromA')}</p>}
      <StoreList
        results={results}
        redirectOf={({ store }) =>
          `${address ?? urlOf({ q: store.address.zipCode })}&${CHOSEN}=${store.companyId}`
        }
      />
      <p>
        <a className={styles.all} href={basePath}>
          {text('storefinder.all')}
        </a>
      </p>
    </>
  );

  function headline(): string {
    if (!isPlaceKnown) return text('storefinder.unknown', { words: query });
    if (isNone) return text('storesPage.filter.none');
    if (place) return text('storefinder.count', { count: results.length, place });
    return text('storefinder.countHere', { count: results.length });
  }
}
