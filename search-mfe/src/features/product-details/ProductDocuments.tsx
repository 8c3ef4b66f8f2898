import type { ProductDetail } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ProductDocuments.module.css';

/** Information sheet, data sheet, declaration of performance, safety data sheet and manual. */
export function ProductDocuments({ documents, sheet }: Pick<ProductDetail, 'documents' | 'sheet'>) {
  const text = useMessages();
  if (documents.length === 0 && sheet === undefined) return null;

  return (
    <section className={styles.documents}>
      <h2 className={styles.title}>{text('productDetail.documents')}</h2>
      <ul className={styles.list}>
        {sheet !== undefined && (
          <li className={styles.document}>
            <a href={sheet} className={styles.link}>
              {text('productDetail.documents.sheet')}
            </a>
          </li>
        )}
        {documents.map(({ kind, language, languageText, url, fileType, sizeText }) => (
          <li key={url} className={styles.document}>
            <a href={url} hrefLang={language} rel="nofollow" className={styles.link}>
              {text(`productDetail.documents.${kind}`)}
            </a>
            <span className={styles.facts}>
              {[languageText, fileType, sizeText].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
