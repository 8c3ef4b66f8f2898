import type { StoreStock } from '@fachwerk/shared/contracts';
import { AvailabilityNote, shelfStatus } from '@fachwerk/shared/product';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import styles from './StoreStockNote.module.css';

/** Stock of the requested item in a store, its shelf, and its price where it is not the online price. */
export function StoreStockNote({ stock }: { stock: StoreStock }) {
  const text = useMessages();
  const priceText = usePriceText();
  const { quantity, quantityText, location, nextDelivery, checkedText, pricesInfo } = stock;
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
      {pricesInfo && (
        <p className={styles.price}>
          {text('storefinder.price', { price: priceText(pricesInfo.displayPrice) })}
        </p>
      )}
    </div>
  );
}
