import type { Checkout } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Card, CaretDownIcon } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './OrderSummary.module.css';
import { Sums } from './Sums';
import { TotalStatus } from './TotalStatus';

interface OrderSummaryProps {
  checkout: Pick<Checkout, 'lines' | 'sum'>;
  /** A reservation: no shipping, no coupons of the shop. */
  isReservation?: boolean;
}

/**
 * The order beside a step. On small screens only its total is visible; a check box unfolds the rest, because
 * it works without script and keeps one copy of the content.
 */
export function OrderSummary({ checkout, isReservation = false }: OrderSummaryProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const priceText = usePriceText();
  const { pageUrls } = usePlatform().config;
  const { lines, sum } = checkout;
  const id = useId();
  const headline = text(isReservation ? 'reservation.summary' : 'checkout.summary.headline');

  return (
    <Card as="section" className={styles.summary} aria-labelledby={`${id}-title`}>
      <input type="checkbox" id={id} className={styles.toggle} />
      <label htmlFor={id} className={styles.bar}>
        <span className={styles.barText}>{headline}</span>
        <CaretDownIcon size={16} className={styles.caret} />
        <strong className={styles.barTotal}>{priceText(sum.payable)}</strong>
      </label>
      <div className={styles.content}>
        <h2 className={styles.headline} id={`${id}-title`}>
          {headline}
        </h2>
        <ul role="list" className={styles.lines}>
          {lines.map((line) => (
            <li key={line.entryId} className={styles.line}>
              <span className={styles.picture}>
                <ProductPicture image={line.image} isDecorative size="thumbnail" />
              </span>
              <span className={styles.name}>
                {text('checkout.summary.line', { quantity: line.quantity, name: line.name })}
                {line.variantName && (
                  <span className={styles.variant} lang={language}>
                    {line.variantName}
                  </span>
                )}
              </span>
              <span className={styles.price}>
                {line.freePromotionProduct ? text('checkout.line.gift') : priceText(line.linePrice)}
              </span>
            </li>
          ))}
        </ul>
        <Sums sum={sum} hasShipping={!isReservation} />
        {!isReservation && lines.some(({ giftCardValue }) => giftCardValue === undefined) && (
          <a className={styles.coupon} href={pageUrls.basket}>
            {text('checkout.summary.coupon')}
          </a>
        )}
      </div>
      <TotalStatus total={priceText(sum.payable)} />
    </Card>
  );
}
