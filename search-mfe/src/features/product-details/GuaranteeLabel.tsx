import type { ProductDetail } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './GuaranteeLabel.module.css';

/**
 * The harmonised label of a durability guarantee of the producer (Directive (EU) 2024/825, Implementing
 * Regulation (EU) 2025/1960): its word, duration, brand, model, and how it relates to the statutory warranty.
 */
export function GuaranteeLabel({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { guarantee, brand, name } = product;
  if (!guarantee) return null;
  const { months } = guarantee;
  const years = months / 12;

  return (
    <section className={styles.label} aria-label={text('productDetail.guarantee')}>
      <p className={styles.head}>
        <span className={styles.word}>GARAN</span>
        <strong className={styles.duration}>
          {Number.isInteger(years)
            ? text('productDetail.guarantee.years', { count: years })
            : text('productDetail.guarantee.months', { count: months })}
        </strong>
      </p>
      <p className={styles.model}>
        {brand.name} {name}
      </p>
      <p className={styles.text}>{text('productDetail.guarantee.text')}</p>
    </section>
  );
}
