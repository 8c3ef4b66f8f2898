import type { PlaceSuggestion, StoreResult, StoreSearch } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { StoreCard } from '../store/StoreCard';
import { StoreChangeDialog } from '../store/StoreChangeDialog';
import { StoreContact } from '../store/StoreContact';
import { Suggestions } from '../Suggestions';
import { useChooseStore } from '../use-choose-store';
import { CardAction } from './CardAction';
import { CardHours } from './CardHours';
import type { LayerContentProps } from './layer-state';
import styles from './StoreCards.module.css';

interface ResultCardsProps extends LayerContentProps {
  answer: StoreSearch;
  onSuggestion: (suggestion: PlaceSuggestion) => void;
}

/** The stores of a search. */
export function ResultCards({ answer, state, onSuggestion, onChosen }: ResultCardsProps) {
  const text = useMessages();
  const choice = useChooseStore('market_layer', onChosen);

  return (
    <>
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
      <StoreChangeDialog control={choice} />
    </>
  );
}

/** One store with its contact. */
export function SingleCard({ result, state, onChosen }: LayerContentProps & { result: StoreResult }) {
  const choice = useChooseStore('market_layer', onChosen);

  return (
    <>
      <StoreCard
        result={result}
        headingLevel={3}
        marksChosen={!state.ignoreSelectedStore}
        action={<CardAction store={result.store} state={state} choice={choice} />}
      >
        <StoreContact store={result.store} />
        <CardHours store={result.store} />
      </StoreCard>
      <StoreChangeDialog control={choice} />
    </>
  );
}
