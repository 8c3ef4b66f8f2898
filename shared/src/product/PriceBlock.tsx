import type { EnergyLabel } from '../contracts/catalogue/product';
import type { PricesInfo } from '../contracts/kernel/prices';
import { priceText, unitPriceText } from '../format/price-text';
import { unitPriceToShow } from '../rules/unit-price-to-show';
import { Badge } from '../ui/badge/Badge';
import { joinClasses } from '../ui/join-classes';
import { Price, StrikePrice, UnitPrice } from '../ui/price/Price';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { EnergyArrow, EnergyNote } from './EnergyArrow';
import styles from './PriceBlock.module.css';
import { saleLabel } from './sale-label';
import { TaxNote } from './TaxNote';
import { unitText } from './unit-text';

export interface PriceBlockProps {
  prices: PricesInfo;
  /** The price is the lowest of several items: "ab 12,99 €". */
  isFromPrice?: boolean;
  /** medium on tiles, large on the product page, small in rows. */
  size?: 'small' | 'medium' | 'large';
  /** Energy labels, required beside every price; shown above it. */
  energyLabels?: readonly EnergyLabel[];
  /** Reserves a line for the price of this item in the visitor's store. */
  storePriceOf?: string;
  /** An order of this item alone ships free. */
  isShippingFree?: boolean;
  /** Sold in stores only: nothing is sent. */
  isStoreOnly?: boolean;
  /** False inside of a link or an option, which must not contain links. */
  hasLinks?: boolean;
  className?: string;
}

/** All legally required price information, in the same order everywhere. */
export function PriceBlock({
  prices,
  isFromPrice = false,
  size = 'medium',
  energyLabels = [],
  hasLinks = true,
  storePriceOf,
  isShippingFree,
  isStoreOnly,
  className,
}: PriceBlockProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const saved = saleLabel(prices);
  const { strikePrice, strikePriceIsRrp, displayPrice, displayPriceUnit, deposit, tax } = prices;
  const prefix = isFromPrice ? text('product.price.from') : undefined;
  const isReduced = strikePrice !== undefined && !strikePriceIsRrp && strikePrice.value > displayPrice.value;
  const unitPrice = unitPriceToShow(prices);
  const isStruck = isReduced || (strikePrice !== undefined && strikePriceIsRrp);

  return (
    <div className={joinClasses(styles.block, className)}>
      <div className={styles.before}>
        {energyLabels.map((label) =>
          hasLinks ? (
            <EnergyNote key={label.id} label={label} />
          ) : (
            <EnergyArrow key={label.id} label={label} />
          ),
        )}
        {strikePrice && isStruck && (
          <StrikePrice
            value={priceText(strikePrice, shopLocale)}
            label={text(strikePriceIsRrp ? 'product.price.rrp' : 'product.price.lowest30Days')}
          />
        )}
      </div>
      <div className={styles.now}>
        <div className={styles.amount}>
          {/* Shown in professional mode only: server HTML is the same for all visitors. */}
          <span className={styles.net}>
            <Price value={priceText(tax.net, shopLocale)} size={size} isReduced={isReduced} prefix={prefix} />{' '}
            <span className={styles.per}>{text('product.price.net')}</span>
          </span>
          <span className={styles.gross}>
            <VisuallyHidden>{text('product.price.current')} </VisuallyHidden>
            <Price
              value={priceText(displayPrice, shopLocale)}
              size={size}
              isReduced={isReduced}
              prefix={prefix}
              className={styles.grossAmount}
            />
            <span className={styles.grossWord}> {text('product.price.gross')}</span>
          </span>
          {displayPriceUnit && (
            <span className={styles.per}>/ {unitText(text, displayPriceUnit, shopLocale)}</span>
          )}
          {saved !== null && (
            <Badge tone="sale">
              <span aria-hidden="true">{text('product.price.saved', { percent: saved })}</span>
              <VisuallyHidden>{text('product.price.savedLabel', { percent: saved })}</VisuallyHidden>
            </Badge>
          )}
        </div>
        {unitPrice && (
          <UnitPrice
            price={unitPriceText(unitPrice, shopLocale)}
            unit={unitText(text, unitPrice.unit, shopLocale)}
          />
        )}
        {deposit && (
          <span className={styles.per}>
            {text('product.price.deposit', { amount: priceText(deposit, shopLocale) })}
          </span>
        )}
        <TaxNote isShippingFree={isShippingFree} isStoreOnly={isStoreOnly} hasLink={hasLinks} />
        {/* The widget price-setter fills it: server HTML is the same for all visitors. */}
        {storePriceOf !== undefined && (
          <span
            className={joinClasses(
              styles.store,
              unitPrice && styles.storeWithUnit,
              size === 'large' && styles.storeLarge,
            )}
            data-price-of={storePriceOf}
            data-names-store={size === 'large' ? '' : undefined}
          />
        )}
      </div>
    </div>
  );
}
