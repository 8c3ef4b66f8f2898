import type { EnergyLabel, PricesInfo } from '../contracts/product';
import { Badge } from '../ui/badge/Badge';
import { joinClasses } from '../ui/join-classes';
import { Price, StrikePrice, UnitPrice } from '../ui/price/Price';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden';
import { useMessages } from '../widget/messages';
import { EnergyNote } from './EnergyArrow';
import styles from './PriceBlock.module.css';
import { saleLabel } from './sale-label';
import { TaxNote } from './TaxNote';
import { unitPriceToShow } from './unit-price-to-show';

export interface PriceBlockProps {
  prices: PricesInfo;
  /** The price is the lowest of several items: "ab 12,99 €". */
  isFromPrice?: boolean;
  /** medium on tiles, large on the product page, small in rows. */
  size?: 'small' | 'medium' | 'large';
  /** Energy labels, required beside every price; shown above it. */
  energyLabels?: readonly EnergyLabel[];
  className?: string;
}

/** All legally required price information, in the same order everywhere. */
export function PriceBlock({
  prices,
  isFromPrice = false,
  size = 'medium',
  energyLabels = [],
  className,
}: PriceBlockProps) {
  const text = useMessages();
  const saved = saleLabel(prices);
  const { strikePrice, strikePriceIsRrp, displayPrice, displayPriceUnit } = prices;
  const isReduced = strikePrice !== undefined && !strikePriceIsRrp && strikePrice.value > displayPrice.value;
  const unitPrice = unitPriceToShow(prices);
  const isStruck = isReduced || (strikePrice !== undefined && strikePriceIsRrp);

  return (
    <div className={joinClasses(styles.block, className)}>
      <div className={styles.before}>
        {energyLabels.map((label) => (
          <EnergyNote key={label.id} label={label} />
        ))}
        {strikePrice && isStruck && (
          <StrikePrice
            value={strikePrice.displayValue}
            label={text(strikePriceIsRrp ? 'product.price.rrp' : 'product.price.lowest30Days')}
          />
        )}
      </div>
      <div className={styles.now}>
        <div className={styles.amount}>
          <VisuallyHidden>{text('product.price.current')} </VisuallyHidden>
          <Price
            value={displayPrice.displayValue}
            size={size}
            isReduced={isReduced}
            prefix={isFromPrice ? text('product.price.from') : undefined}
          />
          {displayPriceUnit && <span className={styles.per}>/ {displayPriceUnit}</span>}
          {saved !== null && (
            <Badge tone="sale">
              <span aria-hidden="true">{text('product.price.saved', { percent: saved })}</span>
              <VisuallyHidden>{text('product.price.savedLabel', { percent: saved })}</VisuallyHidden>
            </Badge>
          )}
        </div>
        {unitPrice && <UnitPrice price={unitPrice.price} unit={unitPrice.unit} />}
        <TaxNote />
      </div>
    </div>
  );
}
