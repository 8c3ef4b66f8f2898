import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './TileStock.module.css';

/** The line of a tile about the stock of the visitor's store. */
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
