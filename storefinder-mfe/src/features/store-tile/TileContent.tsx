import type { SelectedStore, Store } from '@fachwerk/shared/contracts';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { Button, MessageBox, Skeleton, VisuallyHidden } from '@fachwerk/shared/ui';
import { failureText, useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { OpeningHours } from '../../store/OpeningHours';
import { OpeningNote } from '../../store/OpeningNote';
import { StoreContact } from '../../store/StoreContact';
import { StoreServices } from '../../store/StoreServices';
import { readStore } from '../../stores-api';
import styles from './TileContent.module.css';

interface TileContentProps {
  /** The store of the topic, shown before the full data is loaded. */
  selected: SelectedStore;
  onChange: () => void;
}

export function TileContent({ selected, onChange }: TileContentProps) {
  const text = useMessages();
  const { api } = usePlatform();
  const {
    data: store,
    reload,
    ...load
  } = useRequest(selected.companyId, (signal) => readStore(api, selected.companyId, signal));

  return (
    <div className={styles.content} aria-busy={load.status === 'loading'}>
      <div>
        <h3 className={styles.name}>{selected.name}</h3>
        <p>{storeAddressLines(store?.address ?? selected.address).join(', ')}</p>
      </div>
      {store && <Facts store={store} />}
      {load.status === 'loading' && <FactsSkeleton />}
      {load.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          title={text('storeTile.failed.title')}
          actions={
            <Button size="small" onClick={() => void reload()}>
              {text('storefinder.failed.retry')}
            </Button>
          }
        >
          {failureText(text, load.error)} {text('storeTile.failed.text')}
        </MessageBox>
      )}
      <Button isWide data-opens="storefinder:layer-requested" onClick={onChange}>
        {text('storeTile.change')}
      </Button>
    </div>
  );
}

function Facts({ store }: { store: Store }) {
  return (
    <>
      <OpeningNote store={store} />
      <StoreContact store={store} />
      <div>
        <OpeningHours store={store} />
      </div>
      <StoreServices services={store.services} />
    </>
  );
}

const LINES = [1, 2, 3, 4, 5, 6, 7];

function FactsSkeleton() {
  const text = useMessages();
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{text('storefinder.loading')}</VisuallyHidden>
      <Skeleton />
      <Skeleton shape="control" />
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
