import type { ProductDetail } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ProductDocuments.module.css';

/** Data sheet, declaration of performance, safety data sheet and manual, as files. */
export function ProductDocuments({ documents }: Pick<ProductDetail, 'documents'>) {
  const text = useMessages();
  if (documents.length === 0) return null;

  return (
    <section className={styles.documents}>
      <h2 className={styles.title}>{text('productDetail.documents')}</h2>
      <ul className={styles.list}>
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
