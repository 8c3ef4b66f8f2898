import type { ProductTile as ProductTileData } from '@fachwerk/shared/contracts';
import { ProductGrid, ProductTile } from '@fachwerk/shared/product';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './ProductTeaser.module.css';

export interface ProductTeaserData {
  products: readonly ProductTileData[];
  /** Page with all products of the category; null for the whole range. */
  categoryUrl: string | null;
}

/** A row to swipe on small screens, a grid on wide ones. Links only; needs no script. */
export function ProductTeaser({ props, data }: WidgetProps<{ headline: string }, ProductTeaserData>) {
  const text = useMessages();
  const headingId = useId();
  if (data.products.length === 0) return null;

  return (
    <section className={styles.teaser} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{props.headline}</h2>
        {data.categoryUrl && (
          <a className={styles.all} href={data.categoryUrl}>
            {text('teaser.products.all')}
          </a>
        )}
      </div>
      <ProductGrid className={styles.row}>
        {data.products.map((product) => (
          <ProductTile key={product.itemId} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
