import type { PlaceSuggestion, StoreSearch } from '@fachwerk/shared/contracts';
import { EmptyState, joinClasses, Skeleton, StoreIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import type { LayerContentProps } from './layer-state';
import styles from './LayerResults.module.css';
import { LoadFailure } from './LoadFailure';
import { useStoreCards } from './use-store-cards';
import type { SearchControl } from './use-store-search';

interface LayerResultsProps extends LayerContentProps {
  control: SearchControl;
  onSuggestion: (suggestion: PlaceSuggestion) => void;
}

export function LayerResults({ control, ...shown }: LayerResultsProps) {
  const text = useMessages();
  const { status } = control;
  const { data: cards, reload, ...load } = useStoreCards(status !== 'idle');
  const answer = cards && control.data;
  const isLoading = status === 'loading' || (status === 'ready' && load.status === 'loading');

  return (
    <div className={styles.results} aria-busy={isLoading}>
      <p role="status" className={answer ? styles.count : undefined}>
        {isLoading ? (
          <VisuallyHidden>{text('storefinder.loading')}</VisuallyHidden>
        ) : (
          answer && status === 'ready' && resultText(answer, text)
        )}
      </p>
      {!answer && isLoading && <ResultsSkeleton />}
      {!answer && status === 'idle' && (
        <EmptyState icon={<StoreIcon size={48} />} headingLevel={3} title={text('storefinder.empty.title')}>
          {text('storefinder.empty.text')}
        </EmptyState>
      )}
      {load.status === 'failed' && <LoadFailure error={load.error} onRetry={() => void reload()} />}
      {answer && (
        <div className={joinClasses(styles.content, isLoading && styles.dimmed)}>
          <cards.ResultCards answer={answer} {...shown} />
        </div>
      )}
    </div>
  );
}

/** The recognised place, or a hint without a match. */
function resultText({ query, place, coords, results, total }: StoreSearch, text: Translate): string {
  // The nearest ones are shown instead (shop domain 4).
  if (total === 0) return text('storefinder.noneWithServices');
  if (!coords) return `${text('storefinder.unknown', { words: query })} ${text('storefinder.unknownHelp')}`;
  const values = { count: results.length };
  return place ? text('storefinder.count', { ...values, place }) : text('storefinder.countHere', values);
}

const CARDS = [1, 2, 3];

function ResultsSkeleton() {
  return (
    <div className={styles.content}>
      {CARDS.map((card) => (
        <div key={card} className={styles.skeleton}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
        </div>
      ))}
    </div>
  );
}
