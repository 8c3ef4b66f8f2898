import type { DeskItem } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ShelfLabel.module.css';

/** The label of the shelf on a sheet of A4, with the price of the store and its unit price (PAngV §4). */
export function ShelfLabel({ item }: { item: DeskItem }) {
  const text = useMessages();
  const { name, variantName, brand, itemId, ean, prices } = item;
  const { displayPrice, displayPriceUnit, unitPrice, deposit, strikePrice, strikePriceIsRrp } = prices;
  return (
    <>
      <Button className={styles.print} onClick={() => window.print()}>
        {text('desk.items.print')}
      </Button>
      <div className={styles.label} data-label>
        <p className={styles.brand}>{brand.name}</p>
        <p className={styles.name}>
          {name} {variantName}
        </p>
        <p className={styles.price}>{displayPrice.displayValue}</p>
        {strikePrice && (
          <p>
            {text(strikePriceIsRrp ? 'desk.items.label.rrp' : 'desk.items.label.lowest', {
              price: strikePrice.displayValue,
            })}
          </p>
        )}
        <p className={styles.unit}>
          {unitPrice
            ? text('desk.items.label.unitPrice', { price: unitPrice.price, unit: unitPrice.unit })
            : text('desk.items.label.unit', { unit: displayPriceUnit ?? '' })}
        </p>
        {deposit && <p>{text('desk.items.label.deposit', { price: deposit.displayValue })}</p>}
        <p className={styles.numbers}>{text('desk.items.label.numbers', { number: itemId, ean })}</p>
      </div>
    </>
  );
}
