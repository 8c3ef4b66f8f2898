import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { placeProblem } from '../../place';
import { PlaceForm } from '../../PlaceForm';
import { keepWords, lastWords } from './last-words';
import styles from './LayerContent.module.css';
import { LayerResults } from './LayerResults';
import { useStoreSearch } from './use-store-search';

export interface LayerRequest {
  itemId?: string;
  itemName?: string;
  /** Searched at the opening. */
  place?: string;
}

interface LayerContentProps extends LayerRequest {
  onChosen: () => void;
}

/**
 * Search, results, choice. Mounted while the layer is open, so each opening starts fresh (specification 4).
 */
export function LayerContent({ itemId, itemName, place, onChosen }: LayerContentProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const ownZipCode = useTopic('selectedStore')?.address.zipCode;
  const [words, setWords] = useState(() => place?.trim() || lastWords() || (ownZipCode ?? ''));
  const control = useStoreSearch(itemId);
  const { search, retry } = control;

  function searchFor(typed: string): void {
    keepWords(typed);
    search({ q: typed });
  }

  useEffect(() => {
    if (place) keepWords(words);
    if (words && placeProblem(words) === null) search({ q: words });
    // Runs only at the opening; later searches come from the visitor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function chooseSuggestion({ query }: PlaceSuggestion): void {
    setWords(query);
    searchFor(query);
  }

  return (
    <div className={styles.content}>
      {itemId && itemName && <p className={styles.item}>{itemName}</p>}
      <PlaceForm
        value={words}
        onChange={setWords}
        action={pageUrls.stores}
        onSearch={searchFor}
        onPosition={search}
      />
      {control.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          title={text('storefinder.failed.title')}
          actions={
            <Button size="small" onClick={retry}>
              {text('storefinder.failed.retry')}
            </Button>
          }
        >
          {failureText(text, control.error)} {text('storefinder.failed.text')}
        </MessageBox>
      )}
      <LayerResults control={control} onSuggestion={chooseSuggestion} onChosen={onChosen} />
      {pageUrls.stores && (
        <a className={styles.all} href={pageUrls.stores}>
          {text('storefinder.all')}
        </a>
      )}
    </div>
  );
}
