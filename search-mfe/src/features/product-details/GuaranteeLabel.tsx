import type { ProductDetail } from '@fachwerk/shared/contracts';
import { GuaranteeLabelPicture, useGuaranteeYears } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './GuaranteeLabel.module.css';
import { GUARANTEE_ID } from './GuaranteeNotes';

/** The page of the EU to which the QR code of the label leads. */
const EU_PAGE = 'https://europa.eu/youreurope/commercial-guarantee-durability';

/**
 * The official label of a durability guarantee of the producer (Implementing Regulation (EU) 2025/1960, Annex
 * II): its nested display, whose first click shows the label. The browser loads it when it is opened.
 */
export function GuaranteeLabel({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const yearsOf = useGuaranteeYears();
  const { guarantee, guaranteeStatement, brand } = product;
  if (!guarantee?.labelUrl || !guarantee.nestedLabelUrl) return null;
  const { months, labelUrl, nestedLabelUrl } = guarantee;

  return (
    <details className={styles.label}>
      <summary className={styles.nested}>
        <img
          src={nestedLabelUrl}
          width={369}
          height={57}
          alt={text('productDetail.guarantee.nested', { duration: yearsOf(months) })}
        />
        <span className={styles.more}>{text('productDetail.guarantee.open')}</span>
      </summary>
      <GuaranteeLabelPicture
        labelUrl={labelUrl}
        brand={brand.name}
        guarantee={{ model: guaranteeStatement?.model ?? '', months }}
      />
      <p className={styles.link}>
        <a href={`#${GUARANTEE_ID}`}>{text('productDetail.guarantee.termsLink')}</a>
      </p>
      <p className={styles.link}>
        <a href={EU_PAGE} rel="nofollow">
          {text('productDetail.guarantee.page')}
        </a>
      </p>
    </details>
  );
}
