import type { ProductTile as ProductTileData } from '@fachwerk/shared/contracts';
import { WishlistHearts } from '@fachwerk/shared/product';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useId, useRef } from 'react';
import styles from './ProductTeaser.module.css';
import { TeaserTiles } from './TeaserTiles.static';

export interface ProductTeaserData {
  count: number;
  /** Not sent to the browser, which keeps the tiles of the server's HTML. */
  products: readonly ProductTileData[] | undefined;
  /** Page with all products of the category; null for the whole range. */
  categoryUrl: string | null;
}

/** Some articles under a headline. Script only adds hearts that change the list without leaving the page. */
export function ProductTeaser({ props, data }: WidgetProps<{ headline: string }, ProductTeaserData>) {
  const text = useMessages();
  const headingId = useId();
  const tilesRef = useRef<HTMLDivElement>(null);
  if (data.count === 0) return null;

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
      <div ref={tilesRef}>
        <TeaserTiles products={data.products} />
      </div>
      <WishlistHearts within={tilesRef} source="product_teaser" />
    </section>
  );
}
