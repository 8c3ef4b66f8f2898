import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import styles from './StoreStockNote.module.css';

/** Stock of the requested item in a store, and its shelf. */
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
