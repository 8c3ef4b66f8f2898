import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StoreStockNote.module.css';

/** Stock of the requested item in a store, and its shelf. */
export function StoreStockNote({ stock }: { stock: StoreStock }) {
  const text = useMessages();
  const { quantity, quantityText, location, nextDelivery, checkedText } = stock;
  const facts = [
    ...(quantity > 0 ? [quantityText, location] : []),
    nextDelivery && text('product.nextDelivery', { date: nextDelivery.text }),
    checkedText,
  ].filter(Boolean);

  return (
    <div className={styles.stock}>
      <AvailabilityNote channel="store" status={shelfStatus(stock)}>
        {facts.join(' · ')}
      </AvailabilityNote>
    </div>
  );
}
