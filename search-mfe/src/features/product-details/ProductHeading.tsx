import type { ProductDetail } from '@fachwerk/shared/contracts';
import { ProductRating } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ProductHeading.module.css';

export function ProductHeading({ product }: { product: ProductDetail }) {
  const text = useMessages();

  return (
    <header>
      <p className={styles.brand}>{product.brand.name}</p>
      <h1 className={styles.name}>{product.name}</h1>
      {product.variantName && <p className={styles.variant}>{product.variantName}</p>}
      <p className={styles.facts}>
        <span className={styles.rating}>
          <ProductRating value={product.ratings} count={product.reviews.count} size={20} />
        </span>
        <span className={styles.number}>
          {text('productDetail.articleNumber', { number: product.itemId })}
        </span>
      </p>
    </header>
  );
}
