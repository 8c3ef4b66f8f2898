import type { StoreSearch } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../../go-to';
import { type PlaceInUrl, urlOfPlace } from '../../../place-in-url';
import { PlaceForm } from '../../../PlaceForm';
import { PositionNote } from '../../../PositionNote';
import { StoreCard } from '../../../store/StoreCard';
import { Suggestions } from '../../../Suggestions';
import styles from '../base/Rental.module.css';

interface StoreChoiceProps {
  basePath: string;
  place: PlaceInUrl;
  /** Null before a place is named. */
  found: StoreSearch | null;
}

/** Stores near a place that rent vehicles. */
export function StoreChoice({ basePath, place, found }: StoreChoiceProps) {
  const text = useMessages();
  const [words, setWords] = useState(place.query);
  // Without a match the search lists the nearest stores without the service.
  const results = found?.coords && found.total > 0 ? found.results : [];

  return (
    <>
      <div>
        <h2>{headline()}</h2>
        <p className={styles.intro}>{help()}</p>
      </div>
      <div className={styles.form}>
        <PlaceForm
          value={words}
          onChange={setWords}
          action={basePath}
          onPosition={(position) => goTo(urlOfPlace(basePath, position, undefined))}
        />
      </div>
      <PositionNote {...place} />
      {found && found.suggestions.length > 0 && (
        <Suggestions
          suggestions={found.suggestions}
          urlOf={(suggestion) => urlOfPlace(basePath, { q: suggestion.query }, undefined)}
        />
      )}
      {results.length > 0 && (
        <ul role="list" className={styles.cards} aria-label={text('storefinder.results')}>
          {results.map((result) => (
            <li key={result.store.companyId}>
              <StoreCard
                result={result}
                headingLevel={3}
                isShort
                action={
                  <Button
                    href={`${basePath}?companyId=${encodeURIComponent(result.store.companyId)}`}
                    aria-label={text('rental.store.showLabel', { name: result.store.name })}
                  >
                    {text('rental.store.show')}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function headline(): string {
    if (!found) return text('rental.stores.ask');
    if (!found.coords) return text('storefinder.unknown', { words: place.query });
    if (results.length === 0) return text('rental.stores.none');
    return found.place ? text('rental.stores.near', { place: found.place }) : text('rental.stores.here');
  }

  function help(): string {
    if (!found) return text('rental.stores.askText');
    if (!found.coords) return text('storefinder.unknownHelp');
    return text(results.length === 0 ? 'rental.stores.noneText' : 'rental.stores.text');
  }
}
