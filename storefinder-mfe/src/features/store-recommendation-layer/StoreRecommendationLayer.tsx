import { requestLayer } from '@fachwerk/shared/bus';
import { Button, Dialog } from '@fachwerk/shared/ui';
import { opensElsewhere, useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import { lastPlace } from '../../last-place';
import { PlaceForm } from '../../PlaceForm';
import { layerStateOf } from '../../search/layer-state';
import { LayerResults } from '../../search/LayerResults';
import { LoadFailure } from '../../search/LoadFailure';
import { usePlaceSearch } from '../../search/use-place-search';
import { useIsSheet } from '../../use-is-sheet';
import styles from './StoreRecommendationLayer.module.css';

const DEFAULTS = layerStateOf({});

/** The nearest store. Nothing is asked for before the visitor opens it, and no position before a press. */
export function StoreRecommendationLayer() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('store-recommendation-layer');
  const isSheet = useIsSheet();
  useBusEvent('storefinder:recommendation-requested', open);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('storeRecommendation.title')}
      closeLabel={text('storeRecommendation.close')}
      placement={isSheet ? 'right' : 'center'}
      className={isSheet ? styles.sheet : styles.modal}
    >
      <Recommendation onClose={close} />
    </Dialog>
  );
}

/** Mounted while the layer is open: each opening begins with the last search of the tab. */
function Recommendation({ onClose }: { onClose: () => void }) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { stores } = config.pageUrls;
  const { control, words, setWords, searchFor, chooseWords } = usePlaceSearch(
    { itemId: undefined, services: [], limit: 1 },
    lastPlace,
  );

  function showOthers(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    // The other layer returns the focus to the element that has it then: the opener of this one.
    onClose();
    const { place } = control;
    const storefinderLocation = place && 'lat' in place ? { lat: place.lat, lon: place.lon } : undefined;
    if (requestLayer(bus, 'storefinder:layer-requested', { storefinderLocation })) event.preventDefault();
  }

  return (
    <div className={styles.content}>
      <PlaceForm
        value={words}
        onChange={setWords}
        action={stores}
        onSearch={(typed) => searchFor({ q: typed })}
        onPosition={searchFor}
      />
      {control.status === 'failed' && <LoadFailure error={control.error} onRetry={control.retry} />}
      <LayerResults
        control={control}
        state={DEFAULTS}
        onSuggestion={({ query }) => chooseWords(query)}
        onChosen={onClose}
      />
      {stores && (
        <Button
          href={stores}
          variant="quiet"
          className={styles.others}
          data-opens="storefinder:layer-requested"
          onClick={showOthers}
        >
          {text('storefinder.others')}
        </Button>
      )}
    </div>
  );
}
