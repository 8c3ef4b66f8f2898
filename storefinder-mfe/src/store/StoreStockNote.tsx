import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import styles from './StoreStockNote.module.css';

/** What a store has of the item that is asked for, and where it lies. */
export function StoreStockNote({ stock }: { stock: StoreStock }) {
  const { quantity, quantityText, location, checkedText } = stock;
  const facts = [...(quantity > 0 ? [quantityText, location] : []), checkedText].filter(Boolean);

  return (
    <div className={styles.stock}>
      <AvailabilityNote channel="store" status={shelfStatus(stock)}>
        {facts.join(' · ')}
      </AvailabilityNote>
    </div>
  );
}
