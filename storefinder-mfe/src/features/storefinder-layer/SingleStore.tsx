import { Button, Skeleton, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { CardAction } from '../../search/CardAction';
import { CardHours } from '../../search/CardHours';
import { type LayerContentProps, stockItemOf } from '../../search/layer-state';
import { LoadFailure } from '../../search/LoadFailure';
import { StoreCard } from '../../store/StoreCard';
import { StoreChangeDialog } from '../../store/StoreChangeDialog';
import { StoreContact } from '../../store/StoreContact';
import { readResult } from '../../stores-api';
import { useChooseStore } from '../../use-choose-store';
import styles from './LayerContent.module.css';

interface SingleStoreProps extends LayerContentProps {
  companyId: string;
  /** The visitor wants another store. */
  onSearch: () => void;
}

/** One store with all that is needed to choose it, and the way to the search. */
export function SingleStore({ state, companyId, onChosen, onSearch }: SingleStoreProps) {
  const text = useMessages();
  const { api } = usePlatform();
  const choice = useChooseStore(onChosen);
  const itemId = stockItemOf(state);
  const {
    data: result,
    reload,
    ...load
  } = useRequest(`${companyId} ${itemId ?? ''}`, (signal) => readResult(api, { companyId, itemId }, signal));
  const isLoading = load.status === 'loading';

  return (
    <div className={styles.content} aria-busy={isLoading}>
      {state.itemId && state.itemName && <p className={styles.item}>{state.itemName}</p>}
      {isLoading && !result && (
        <>
          <VisuallyHidden>{text('storefinder.loading')}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
        </>
      )}
      {load.status === 'failed' && <LoadFailure error={load.error} onRetry={() => void reload()} />}
      {result && (
        <StoreCard
          result={result}
          headingLevel={3}
          marksChosen={!state.ignoreSelectedStore}
          action={<CardAction store={result.store} state={state} choice={choice} />}
        >
          <StoreContact store={result.store} />
          <CardHours store={result.store} />
        </StoreCard>
      )}
      <Button variant="quiet" className={styles.other} onClick={onSearch}>
        {text('storefinder.others')}
      </Button>
      <StoreChangeDialog control={choice} />
    </div>
  );
}
