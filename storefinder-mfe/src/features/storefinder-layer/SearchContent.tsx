import type { PlaceSuggestion, StoreService } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { keepPlace, lastPlace } from '../../last-place';
import { placeProblem } from '../../place';
import { PlaceForm } from '../../PlaceForm';
import { type LayerContentProps, stockItemOf } from '../../search/layer-state';
import { LayerResults } from '../../search/LayerResults';
import { LoadFailure } from '../../search/LoadFailure';
import { useStoreSearch } from '../../search/use-store-search';
import type { Place } from '../../stores-api';
import { FilterChips } from './FilterChips';
import styles from './LayerContent.module.css';

/** Search, results, choice. */
export function SearchContent({ state, onChosen }: LayerContentProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const isPositionKept = useTopic('consent').includes('comfort');
  const ownZipCode = useTopic('selectedStore')?.address.zipCode;
  const [start] = useState(beginning);
  const [words, setWords] = useState(start && 'q' in start ? start.q : '');
  const [filters, setFilters] = useState(state.filters);
  const rental: StoreService[] = state.isTransportRentalMode ? ['TRANSPORT_RENTAL'] : [];
  const control = useStoreSearch({ itemId: stockItemOf(state), services: [...rental, ...filters] });
  const { search, retry } = control;

  function beginning(): Place | undefined {
    const own = state.ignoreSelectedStore ? undefined : ownZipCode;
    if (state.place) return { q: state.place };
    return state.storefinderLocation ?? lastPlace(isPositionKept) ?? (own ? { q: own } : undefined);
  }

  function searchFor(place: Place): void {
    keepPlace(place, isPositionKept);
    search(place);
  }

  useEffect(() => {
    if (state.place) keepPlace({ q: state.place }, isPositionKept);
    if (start && !('q' in start && placeProblem(start.q))) search(start);
    // Runs only at the opening; later searches come from the visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function chooseSuggestion({ query }: PlaceSuggestion): void {
    setWords(query);
    searchFor({ q: query });
  }

  return (
    <div className={styles.content}>
      {state.itemId && state.itemName && <p className={styles.item}>{state.itemName}</p>}
      {state.isTransportRentalMode && <p>{text('storefinder.rental.text')}</p>}
      <PlaceForm
        value={words}
        onChange={setWords}
        action={pageUrls.stores}
        onSearch={(typed) => searchFor({ q: typed })}
        onPosition={searchFor}
      />
      <FilterChips
        filters={filters}
        onRemove={(service) => setFilters(filters.filter((one) => one !== service))}
      />
      {control.status === 'failed' && <LoadFailure error={control.error} onRetry={retry} />}
      <LayerResults control={control} state={state} onSuggestion={chooseSuggestion} onChosen={onChosen} />
      {pageUrls.stores && (
        <a className={styles.all} href={pageUrls.stores}>
          {text('storefinder.all')}
        </a>
      )}
    </div>
  );
}
