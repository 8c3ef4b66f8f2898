import type { ProductDetail } from '@fachwerk/shared/contracts';
import { useGuaranteeYears } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './MarkingNotes.module.css';

/** Id of the statement, to which the label leads. */
export const GUARANTEE_ID = 'garantie';

/** The producer's guarantee with its terms, before an order (BGB §479(1), EGBGB Art. 246a §1(1) 12). */
export function GuaranteeNotes({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const yearsOf = useGuaranteeYears();
  const { guaranteeStatement: statement, brand, name } = product;
  if (!statement) return null;
  const { months, scope, model, guarantor, address, territory, terms, link } = statement;

  return (
    <section id={GUARANTEE_ID} className={styles.marking}>
      <h2 className={styles.title}>{text('productDetail.guarantee')}</h2>
      <dl className={styles.facts}>
        <dt>{text('productDetail.guarantee.item')}</dt>
        <dd>{`${brand.name} ${name}, ${model}`}</dd>
        <dt>{text('productDetail.guarantee.duration')}</dt>
        <dd>{yearsOf(months)}</dd>
        <dt>{text('productDetail.guarantee.covers')}</dt>
        <dd>{text(`productDetail.guarantee.scope.${scope}`)}</dd>
        <dt>{text('productDetail.guarantee.guarantor')}</dt>
        <dd>{`${guarantor}, ${address}`}</dd>
        <dt>{text('productDetail.guarantee.territory')}</dt>
        <dd>{territory}</dd>
        <dt>{text('productDetail.guarantee.terms')}</dt>
        <dd>{terms}</dd>
      </dl>
      <p className={styles.link}>{text('productDetail.guarantee.rights')}</p>
      {link !== undefined && (
        <p className={styles.link}>
          <a href={link} rel="nofollow">
            {text('productDetail.guarantee.link')}
          </a>
        </p>
      )}
    </section>
  );
}
