import type { ProductDetail } from '@fachwerk/shared/contracts';
import { badgeText, ProductRating } from '@fachwerk/shared/product';
import { contentLanguage } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { CompareLink } from '../comparison/CompareLink';
import styles from './ProductHeading.module.css';
import { REVIEWS_ID } from './review-addresses';

export function ProductHeading({ detail }: { detail: ProductDetail | undefined }) {
  const text = useMessages();
  const language = contentLanguage(usePlatform().config.shopLocale);
  if (!detail) return null;

  const { productDisruptor: badge } = detail;
  return (
    <header>
      <p className={styles.brand}>
        {detail.brandImage ? (
          <img
            className={styles.brandImage}
            src={detail.brandImage.src}
            alt={detail.brand.name}
            width={160}
            height={32}
          />
        ) : (
          detail.brand.name
        )}
      </p>
      <h1 className={styles.name} lang={language}>
        {detail.name}
      </h1>
      {detail.variantName && (
        <p className={styles.variant} lang={language}>
          {detail.variantName}
        </p>
      )}
      <p className={styles.facts}>
        {detail.reviews.count > 0 && (
          <a className={styles.rating} href={`#${REVIEWS_ID}`}>
            <ProductRating value={detail.ratings} count={detail.reviews.count} size={20} />
          </a>
        )}
        <span className={styles.number}>
          {text('productDetail.articleNumber', { number: detail.itemId })}
        </span>
        <CompareLink item={detail} className={styles.compare} />
      </p>
      {badge?.basis && (
        <p className={styles.facts} lang={language}>
          {badgeText(badge)}
        </p>
      )}
    </header>
  );
}
