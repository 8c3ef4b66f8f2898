import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Card, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './SafetyInformation.module.css';

/** Manufacturer and warnings; they must be visible in the page (Regulation (EU) 2023/988, Art. 19). */
export function SafetyInformation({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { producer, warnings, euOperator } = product.safety;

  return (
    <Card as="section" className={styles.safety}>
      <h2 className={styles.title}>{text('productDetail.safety')}</h2>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <WarningIcon size={24} className={styles.icon} />
          <div>
            <h3 className={styles.subtitle}>{text('productDetail.safety.warnings')}</h3>
            <ul className={styles.list}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <h3 className={styles.subtitle}>{text('productDetail.safety.producer')}</h3>
      <address className={styles.address}>
        {producer.name}
        <br />
        {producer.address}
        <br />
        <a href={`mailto:${producer.email}`}>{producer.email}</a>
      </address>
      {euOperator !== undefined && (
        <>
          <h3 className={styles.subtitle}>{text('productDetail.safety.euOperator')}</h3>
          <address className={styles.address}>{euOperator}</address>
        </>
      )}
      <p className={styles.identifier}>
        {text('productDetail.safety.identifier', { itemId: product.itemId, ean: product.ean })}
      </p>
    </Card>
  );
}
