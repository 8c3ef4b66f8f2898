import { Button, Skeleton, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { type LayerContentProps, stockItemOf } from '../../search/layer-state';
import { LoadFailure } from '../../search/LoadFailure';
import { useStoreCards } from '../../search/use-store-cards';
import { readResult } from '../../stores-api';
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
  const itemId = stockItemOf(state);
  const request = useRequest(`${companyId} ${itemId ?? ''}`, (signal) =>
    readResult(api, { companyId, itemId }, signal),
  );
  const cards = useStoreCards(true);
  const isLoading = [request, cards].some(({ status }) => status === 'loading');
  const { data: result } = request;

  return (
    <div className={styles.content} aria-busy={isLoading}>
      {state.itemId && state.itemName && <p className={styles.item}>{state.itemName}</p>}
      {isLoading && !(result && cards.data) && (
        <>
          <VisuallyHidden>{text('storefinder.loading')}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="control" />
        </>
      )}
      {[request, cards].map(
        (load, index) =>
          load.status === 'failed' && (
            <LoadFailure key={index} error={load.error} onRetry={() => void load.reload()} />
          ),
      )}
      {result && cards.data && <cards.data.SingleCard result={result} state={state} onChosen={onChosen} />}
      <Button variant="quiet" className={styles.other} onClick={onSearch}>
        {text('storefinder.others')}
      </Button>
    </div>
  );
}
