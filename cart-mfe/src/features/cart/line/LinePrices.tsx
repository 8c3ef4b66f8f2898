import type { CartPosition } from '@fachwerk/shared/contracts';
import { EnergyNote } from '@fachwerk/shared/product';
import { StrikePrice, UnitPrice } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './LinePrices.module.css';

/**
 * The price of one piece with the price per unit of measure, a struck price (PAngV §4, §11) and the energy
 * label.
 */
export function LinePrices({ pricesInfo, energyLabel }: Pick<CartPosition, 'pricesInfo' | 'energyLabel'>) {
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
      {energyLabel && (
        <p className={styles.energy}>
          <EnergyNote label={energyLabel} size={24} />
        </p>
      )}
    </div>
  );
}
