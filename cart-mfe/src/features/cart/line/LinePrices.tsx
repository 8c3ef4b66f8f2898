import type { CartPosition } from '@fachwerk/shared/contracts';
import { unitPriceText } from '@fachwerk/shared/format';
import { EnergyNote, unitPriceToShow, unitText } from '@fachwerk/shared/product';
import { StrikePrice, UnitPrice } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import styles from './LinePrices.module.css';

/**
 * The price of one piece with the price per unit of measure, a struck price (PAngV §4, §11), the online price
 * where that of the store is another one, and the energy label.
 */
export function LinePrices({
  pricesInfo,
  energyLabel,
  onlinePrice,
}: Pick<CartPosition, 'pricesInfo' | 'energyLabel' | 'onlinePrice'>) {
  const text = useMessages();
  const priceText = usePriceText();
  const { shopLocale } = usePlatform().config;
  const { displayPrice, displayPriceUnit, strikePrice, strikePriceIsRrp } = pricesInfo;
  const unitPrice = unitPriceToShow(pricesInfo);

  return (
    <div className={styles.prices}>
      <p>
        {text('cart.line.unitPrice')} <span className={styles.amount}>{priceText(displayPrice)}</span>
        {displayPriceUnit && ` / ${unitText(text, displayPriceUnit, shopLocale)}`}
        {unitPrice && (
          <>
            {' · '}
            <UnitPrice
              price={unitPriceText(unitPrice, shopLocale)}
              unit={unitText(text, unitPrice.unit, shopLocale)}
            />
          </>
        )}
      </p>
      {strikePrice && strikePrice.value > displayPrice.value && (
        <StrikePrice
          value={priceText(strikePrice)}
          label={text(strikePriceIsRrp ? 'product.price.rrp' : 'product.price.lowest30Days')}
        />
      )}
      {onlinePrice && (
        <p className={styles.online}>{text('cart.line.onlinePrice', { price: priceText(onlinePrice) })}</p>
      )}
      {energyLabel && (
        <p className={styles.energy}>
          <EnergyNote label={energyLabel} size={24} />
        </p>
      )}
    </div>
  );
}
