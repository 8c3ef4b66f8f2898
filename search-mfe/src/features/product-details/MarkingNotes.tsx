import type { ProductDetail } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './MarkingNotes.module.css';

/**
 * CE marking and environmental label of a construction product (Regulation (EU) 2024/3110, Art. 29(2)), and
 * the digital product passport, which is open before the contract (Regulation (EU) 2024/1781, Art. 9).
 */
export function MarkingNotes({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { construction, passport, safety } = product;
  if (!construction && passport === undefined) return null;
  const { conformityMarking, environmentLabel } = construction ?? {};

  return (
    <section className={styles.marking}>
      <h2 className={styles.title}>{text('productDetail.marking')}</h2>
      {conformityMarking && (
        <dl className={styles.facts}>
          <dt>{text('productDetail.marking.ce')}</dt>
          <dd>{`CE ${conformityMarking.year}`}</dd>
          <dt>{text('productDetail.marking.producer')}</dt>
          <dd>{`${safety.producer.name}, ${safety.producer.address}`}</dd>
          <dt>{text('productDetail.marking.type')}</dt>
          <dd>{conformityMarking.productType}</dd>
          <dt>{text('productDetail.marking.declaration')}</dt>
          <dd>{conformityMarking.declaration}</dd>
          {conformityMarking.notifiedBody !== undefined && (
            <>
              <dt>{text('productDetail.marking.body')}</dt>
              <dd>{conformityMarking.notifiedBody}</dd>
            </>
          )}
        </dl>
      )}
      {environmentLabel !== undefined && (
        <p className={styles.link}>
          <a href={environmentLabel} rel="nofollow">
            {text('productDetail.marking.environment')}
          </a>
        </p>
      )}
      {passport !== undefined && (
        <p className={styles.link}>
          <a href={passport} rel="nofollow">
            {text('productDetail.marking.passport')}
          </a>
        </p>
      )}
    </section>
  );
}
