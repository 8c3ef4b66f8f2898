import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './TileStock.module.css';

/** A tile's line about the visitor's store: one line, whose room is there before the store is known, so that nothing moves. */
export function TileStock({ stock }: { stock: StoreStock | undefined }) {
  const text = useMessages();
  const status = stock && shelfStatus(stock);
  const words = status === 'Unavailable' ? text('productList.store.notThere') : undefined;

  return (
    <div className={styles.line}>
      {status && <AvailabilityNote channel="store" status={status} words={words} />}
    </div>
  );
}
