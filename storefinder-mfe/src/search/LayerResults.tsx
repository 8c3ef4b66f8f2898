import type { PlaceSuggestion, StoreSearch } from '@fachwerk/shared/contracts';
import { EmptyState, joinClasses, Skeleton, StoreIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { StoreCard } from '../store/StoreCard';
import { StoreChangeDialog } from '../store/StoreChangeDialog';
import { Suggestions } from '../Suggestions';
import { useChooseStore } from '../use-choose-store';
import { CardAction } from './CardAction';
import { CardHours } from './CardHours';
import type { LayerState } from './layer-state';
import styles from './LayerResults.module.css';
import type { SearchControl } from './use-store-search';

interface LayerResultsProps {
  control: SearchControl;
  state: LayerState;
  onSuggestion: (suggestion: PlaceSuggestion) => void;
  onChosen: () => void;
}

export function LayerResults({ control, state, onSuggestion, onChosen }: LayerResultsProps) {
  const text = useMessages();
  const choice = useChooseStore(onChosen);
  const { status, data: answer } = control;
  const isLoading = status === 'loading';

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
      {answer && (
        <div className={joinClasses(styles.content, isLoading && styles.dimmed)}>
          <Suggestions suggestions={answer.suggestions} onChoose={onSuggestion} />
          {!answer.coords && <p className={styles.fromA}>{text('storefinder.fromA')}</p>}
          <ul role="list" className={styles.list} aria-label={text('storefinder.results')}>
            {answer.results.map((result) => (
              <li key={result.store.companyId}>
                <StoreCard
                  result={result}
                  headingLevel={3}
                  marksChosen={!state.ignoreSelectedStore}
                  action={<CardAction store={result.store} state={state} choice={choice} />}
                >
                  <CardHours store={result.store} />
                </StoreCard>
              </li>
            ))}
          </ul>
        </div>
      )}
      <StoreChangeDialog control={choice} />
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
