import type { StoreService } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { keepPlace, lastPlace } from '../../last-place';
import { PlaceForm } from '../../PlaceForm';
import { type LayerContentProps, stockItemOf } from '../../search/layer-state';
import { LayerResults } from '../../search/LayerResults';
import { LoadFailure } from '../../search/LoadFailure';
import { usePlaceSearch } from '../../search/use-place-search';
import { FilterChips } from './FilterChips';
import styles from './LayerContent.module.css';

/** Search, results, choice. */
export function SearchContent({ state, onChosen }: LayerContentProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const itemId = stockItemOf(state);
  const ownZipCode = useTopic('selectedStore')?.address.zipCode;
  const [filters, setFilters] = useState(state.filters);
  const rental: StoreService[] = state.isTransportRentalMode ? ['TRANSPORT_RENTAL'] : [];
  const { control, words, setWords, searchFor, chooseWords } = usePlaceSearch(
    { itemId, services: [...rental, ...filters] },
    (isPositionKept) => {
      const own = state.ignoreSelectedStore ? undefined : ownZipCode;
      if (state.place) return { q: state.place };
      return state.storefinderLocation ?? lastPlace(isPositionKept) ?? (own ? { q: own } : undefined);
    },
  );

  useEffect(() => {
    if (state.place) keepPlace({ q: state.place }, false);
  }, [state.place]);

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
      {control.status === 'failed' && <LoadFailure error={control.error} onRetry={control.retry} />}
      <LayerResults
        control={control}
        state={state}
        onSuggestion={({ query }) => chooseWords(query)}
        onChosen={onChosen}
      />
      {pageUrls.stores && (
        <a
          className={styles.all}
          href={itemId ? `${pageUrls.stores}?itemId=${itemId}&inStock=true` : pageUrls.stores}
        >
          {text(itemId ? 'storefinder.allWithItem' : 'storefinder.all')}
        </a>
      )}
    </div>
  );
}
