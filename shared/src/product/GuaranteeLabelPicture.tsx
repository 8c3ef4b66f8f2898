import type { GuaranteeStatement } from '../contracts/catalogue/product';
import { useMessages } from '../widget/messages';
import styles from './GuaranteeLabelPicture.module.css';

/** "5 Jahre", and "30 Monate" for what is not in whole years. */
export function useGuaranteeYears(): (months: number) => string {
  const text = useMessages();
  return (months) =>
    months % 12 === 0
      ? text('product.guarantee.years', { count: months / 12 })
      : text('product.guarantee.months', { count: months });
}

export interface GuaranteeLabelPictureProps {
  /** Address of the label, filled in. */
  labelUrl: string;
  brand: string;
  guarantee: Pick<GuaranteeStatement, 'model' | 'months'>;
}

/**
 * The official label of a producer's guarantee (Implementing Regulation (EU) 2025/1960, Annex II), in a size
 * in which its QR code is scanned. The browser loads it when what contains it is opened.
 */
export function GuaranteeLabelPicture({ labelUrl, brand, guarantee }: GuaranteeLabelPictureProps) {
  const text = useMessages();
  const yearsOf = useGuaranteeYears();
  const { model, months } = guarantee;
  return (
    <a href={labelUrl}>
      <img
        src={labelUrl}
        width={340}
        height={358}
        loading="lazy"
        alt={text('product.guarantee.label', { brand, model, duration: yearsOf(months) })}
        className={styles.picture}
      />
    </a>
  );
}
