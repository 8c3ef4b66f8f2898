import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import styles from './TileStock.module.css';

/** A tile's line about the visitor's store. Its room is there before the store is known, so that nothing moves. */
export function TileStock({ stock }: { stock: StoreStock | undefined }) {
  return (
    <div className={styles.line}>
      {stock && <AvailabilityNote channel="store" status={shelfStatus(stock)} />}
    </div>
  );
}
