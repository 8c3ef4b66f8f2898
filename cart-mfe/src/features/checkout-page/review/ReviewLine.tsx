import type { CheckoutLine } from '@fachwerk/shared/contracts';
import { unitPriceText } from '@fachwerk/shared/format';
import { EnergyNote, ProductPicture, unitText } from '@fachwerk/shared/product';
import { UnitPrice } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import styles from './ReviewLine.module.css';

/** One line with all that the law states before the order: features, prices, dates, exclusions. */
export function ReviewLine({ line, isCollected }: { line: CheckoutLine; isCollected: boolean }) {
  const text = useMessages();
  const priceText = usePriceText();
  const language = useContentLanguage();
  const { shopLocale } = usePlatform().config;
  const { name, variantName, brand, features, quantity, unitPrice, linePrice, basePrice, duties } = line;
  const description = [brand.name, variantName, ...features].filter(Boolean).join(' · ');
  const dates = isCollected ? 'checkout.line.collectable' : 'checkout.line.delivery';

  return (
    <article className={styles.line} aria-label={name}>
      <span className={styles.picture}>
        <ProductPicture image={line.image} isDecorative size="thumbnail" />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name} lang={language}>
          {name}
        </h3>
        {description && (
          <p className={styles.note} lang={language}>
            {description}
          </p>
        )}
        {line.energyLabel && <EnergyNote label={line.energyLabel} size={24} />}
        <p className={styles.note}>
          {line.freePromotionProduct
            ? text('checkout.line.pieces', { quantity })
            : text('checkout.line.quantity', { quantity, price: priceText(unitPrice) })}
          {basePrice && (
            <>
              {' · '}
              <UnitPrice
                price={unitPriceText(basePrice, shopLocale)}
                unit={unitText(text, basePrice.unit, shopLocale)}
              />
            </>
          )}
        </p>
        {line.deliveryText && (
          <p className={styles.note}>
            {line.source === 'EMAIL'
              ? text('checkout.line.email')
              : text(dates, { dates: line.deliveryText })}
          </p>
        )}
        {line.deposit && (
          <p className={styles.note}>{text('checkout.line.deposit', { amount: priceText(line.deposit) })}</p>
        )}
        {line.discount && (
          <p className={styles.note}>
            {text('checkout.line.discount', { amount: priceText(line.discount) })}
          </p>
        )}
        {duties.withdrawalExclusion && (
          <p className={styles.duty}>{text(`checkout.withdrawal.${duties.withdrawalExclusion}`)}</p>
        )}
        {duties.ageCheck && <p className={styles.duty}>{text('checkout.duty.ageCheck')}</p>}
        {duties.guaranteeMonths !== null && (
          <p className={styles.note}>{text('checkout.duty.guarantee', { months: duties.guaranteeMonths })}</p>
        )}
      </div>
      <p className={styles.price}>
        {line.freePromotionProduct ? text('checkout.line.gift') : priceText(linePrice)}
      </p>
    </article>
  );
}
