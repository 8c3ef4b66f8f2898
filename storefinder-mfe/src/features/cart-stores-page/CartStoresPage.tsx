import type { CartStores } from '@fachwerk/shared/contracts';
import { Button, CartIcon, Checkbox, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useVisitorStore, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { urlOfPlace } from '../../place-in-url';
import { PlaceForm } from '../../PlaceForm';
import { PositionNote } from '../../PositionNote';
import type { Place } from '../../stores-api';
import { Suggestions } from '../../Suggestions';
import { type CartStoresPageData, COMPLETE } from './cart-stores-data';
import styles from './CartStoresPage.module.css';
import { CoverageCard } from './CoverageCard';

/** "In welchem Markt bekomme ich alles?": works with pages and forms; script asks for the position. */
export function CartStoresPage({ props, data }: WidgetProps<{ headline?: string }, CartStoresPageData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const { hasStores } = useVisitorStore();
  const { basePath, query, isComplete, found } = data;
  const [words, setWords] = useState(query);
  const filter = isComplete ? new URLSearchParams({ [COMPLETE]: 'true' }) : undefined;
  const goTo = (place: Place) => window.location.assign(urlOfPlace(basePath, place, filter));
  const toCart = (
    <Button variant="primary" href={pageUrls.basket}>
      {text('cartStores.toCart')}
    </Button>
  );

  if (!hasStores)
    return (
      <div className={styles.page}>
        <EmptyState title={text('cartStores.noStores')} headingLevel={1} actions={toCart} />
      </div>
    );
  if (found?.items.length === 0)
    return (
      <div className={styles.page}>
        <EmptyState
          icon={<CartIcon size={48} />}
          title={text('cartStores.empty.title')}
          headingLevel={1}
          actions={toCart}
        >
          <p>{text('cartStores.empty.text')}</p>
        </EmptyState>
      </div>
    );

  return (
    <div className={styles.page}>
      <div>
        <h1>{props.headline ?? text('cartStores.headline')}</h1>
        {found && <p className={styles.intro}>{text('cartStores.intro')}</p>}
      </div>
      <div className={styles.form}>
        <PlaceForm value={words} onChange={setWords} action={basePath} onPosition={goTo}>
          <Checkbox
            name={COMPLETE}
            value="true"
            defaultChecked={isComplete}
            label={text('cartStores.onlyComplete')}
          />
        </PlaceForm>
      </div>
      <PositionNote {...data} />
      {found ? (
        <Results found={found} data={data} />
      ) : (
        <MessageBox
          tone="error"
          title={text('cartStores.failed.title')}
          actions={
            <Button size="small" href={data.place ? urlOfPlace(basePath, data.place, filter) : basePath}>
              {text('storefinder.failed.retry')}
            </Button>
          }
        >
          {text('cartStores.failed.text')}
        </MessageBox>
      )}
    </div>
  );
}

function Results({ found, data }: { found: CartStores; data: CartStoresPageData }) {
  const text = useMessages();
  const { basePath, query } = data;
  const { results, items, place, near, coords, suggestions, compared, complete } = found;

  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions
          suggestions={suggestions}
          urlOf={(suggestion) => urlOfPlace(basePath, { q: suggestion.query }, undefined)}
        />
      )}
      <div>
        <h2 className={styles.count}>{headline()}</h2>
        {help() && <p className={styles.help}>{help()}</p>}
      </div>
      {results.length > 0 && (
        <ul role="list" className={styles.cards} aria-label={text('storefinder.results')}>
          {results.map((result) => (
            <li key={result.store.companyId}>
              <CoverageCard result={result} items={items} />
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function headline(): string {
    if (!coords && near === null)
      return query ? text('storefinder.unknown', { words: query }) : text('cartStores.ask.title');
    if (results.length === 0) return text('cartStores.none');
    const around = place ?? near;
    return around
      ? text('cartStores.count', { count: compared, place: around })
      : text('cartStores.countHere', { count: compared });
  }

  function help(): string | null {
    if (!coords && near === null) return text(query ? 'storefinder.unknownHelp' : 'cartStores.ask.text');
    if (results.length === 0) return null;
    if (complete === 0) return text('cartStores.noneComplete');
    return text('cartStores.complete', { count: complete });
  }
}
