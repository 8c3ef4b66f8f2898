import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { PlaceForm } from '../../PlaceForm';
import type { Place } from '../../stores-api';
import { FoundStores } from './FoundStores';
import type { StorefinderPageData } from './page-data';
import styles from './StorefinderPage.module.css';
import { StoresByState } from './StoresByState';

type StorefinderPageProps = WidgetProps<{ headline?: string }, StorefinderPageData>;

/** Works with pages and forms; script adds inline errors and keeps the page after a choice. */
export function StorefinderPage({ props, data }: StorefinderPageProps) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const { basePath, query, chosen, view } = data;
  const [words, setWords] = useState(query);

  function goTo(place: Place): void {
    const search = Object.entries(place).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    window.location.assign(`${basePath}?${search.join('&')}`);
  }

  return (
    <div className={styles.page}>
      <h1>{props.headline ?? text('storesPage.headline')}</h1>
      <div className={styles.form}>
        <PlaceForm value={words} onChange={setWords} action={basePath} onPosition={goTo} />
      </div>
      {/* With script the choice shows its own message. */}
      {chosen && !isHydrated && (
        <MessageBox tone="success">{text('storefinder.chosen', { name: chosen })}</MessageBox>
      )}
      {view.kind === 'found' && <FoundStores basePath={basePath} query={query} {...view.found} />}
      {view.kind === 'all' && <StoresByState {...view} />}
      {view.kind === 'failed' && (
        <MessageBox
          tone="error"
          title={text('storesPage.failed.title')}
          actions={
            <Button size="small" href={query ? `${basePath}?q=${encodeURIComponent(query)}` : basePath}>
              {text('storefinder.failed.retry')}
            </Button>
          }
        >
          {text('storesPage.failed.text')}
        </MessageBox>
      )}
    </div>
  );
}
