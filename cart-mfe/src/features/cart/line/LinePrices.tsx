import type { CartPosition } from '@fachwerk/shared/contracts';
import { StrikePrice, UnitPrice } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './LinePrices.module.css';

/** The price of one piece with the price per unit of measure and a struck price (PAngV §4, §11). */
export function LinePrices({ pricesInfo }: Pick<CartPosition, 'pricesInfo'>) {
  const text = useMessages();
  const { displayPrice, displayPriceUnit, strikePrice, strikePriceIsRrp } = pricesInfo;
  // Not required where it equals the price (PAngV §4).
  const unitPrice =
    pricesInfo.unitPrice?.price === displayPrice.displayValue ? undefined : pricesInfo.unitPrice;

  return (
    <div className={styles.prices}>
      <p>
        {text('cart.line.unitPrice')} <span className={styles.amount}>{displayPrice.displayValue}</span>
        {displayPriceUnit && ` / ${displayPriceUnit}`}
        {unitPrice && (
          <>
            {' · '}
            <UnitPrice price={unitPrice.price} unit={unitPrice.unit} />
          </>
        )}
      </p>
      {strikePrice && strikePrice.value > displayPrice.value && (
        <StrikePrice
          value={strikePrice.displayValue}
          label={text(strikePriceIsRrp ? 'product.price.rrp' : 'product.price.lowest30Days')}
        />
      )}
    </div>
  );
}
