import type { ProductDetail } from '@fachwerk/shared/contracts';
import { contentLanguage } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { GuaranteeNotes } from './GuaranteeNotes';
import { LifeNotes } from './LifeNotes';
import { MarkingNotes } from './MarkingNotes';
import { ProductDocuments } from './ProductDocuments';
import styles from './ProductFacts.module.css';
import { SafetyInformation } from './SafetyInformation';
import { textBlocks } from './text-blocks';

/** Features, description, attributes and safety information; all of it is visible. */
export function ProductFacts({ detail }: { detail: ProductDetail | undefined }) {
  const text = useMessages();
  const language = contentLanguage(usePlatform().config.shopLocale);
  if (!detail) return null;
  const { features, description, attributes, claimProof } = detail;
  const blocks = textBlocks(description);

  return (
    <div className={styles.facts}>
      <div className={styles.column}>
        {features.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.title}>{text('productDetail.features')}</h2>
            <ul className={styles.features} lang={language}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
        )}
        {claimProof !== undefined && (
          <p className={styles.proof}>{text('productDetail.claimProof', { proof: claimProof })}</p>
        )}
        {blocks.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.title}>{text('productDetail.description')}</h2>
            {blocks.map((block, index) =>
              block.kind === 'paragraph' ? (
                <p key={index} className={styles.paragraph} lang={language}>
                  {block.text}
                </p>
              ) : (
                <ul key={index} className={styles.features} lang={language}>
                  {block.items.map((item, position) => (
                    <li key={position}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        )}
      </div>
      <div className={styles.column}>
        {attributes.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.title}>{text('productDetail.attributes')}</h2>
            <table className={styles.table} lang={language}>
              <tbody>
                {attributes.map(({ label, value }) => (
                  <tr key={label} className={styles.line}>
                    <th scope="row" className={styles.label}>
                      {label}
                    </th>
                    <td className={styles.value}>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <ProductDocuments documents={detail.documents} sheet={ownSheet(detail)} />
        <MarkingNotes product={detail} />
        <GuaranteeNotes product={detail} />
        <LifeNotes product={detail} />
        <SafetyInformation product={detail} />
      </div>
    </div>
  );
}

/** The sheet of an energy label is linked beside the price. */
const ownSheet = ({ sheet, eeLabels }: ProductDetail): string | undefined =>
  eeLabels.some(({ dataSheet }) => dataSheet === sheet) ? undefined : sheet;
