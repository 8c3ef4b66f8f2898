import type { Store } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './LinkedStoreCards.module.css';
import { StoreCard } from './StoreCard';
import { StoreContact } from './StoreContact';

interface LinkedStoreCardsProps {
  stores: readonly Store[];
  headingLevel: 2 | 3;
  /** Id of the heading that names the list; without it, the list is named "Märkte". */
  labelledBy?: string;
}

/** Stores side by side, each with the way to its page. */
export function LinkedStoreCards({ stores, headingLevel, labelledBy }: LinkedStoreCardsProps) {
  const text = useMessages();

  return (
    <ul
      role="list"
      className={styles.cards}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : text('storefinder.results')}
    >
      {stores.map((store) => (
        <li key={store.companyId}>
          <StoreCard
            result={{ store, distance: null }}
            headingLevel={headingLevel}
            action={
              <Button href={store.url} aria-label={text('storefinder.toPage', { name: store.name })}>
                {text('storeRegion.toStore')}
              </Button>
            }
          >
            <StoreContact store={store} />
          </StoreCard>
        </li>
      ))}
    </ul>
  );
}
