import type { ProductTile as ProductTileData } from '@fachwerk/shared/contracts';
import { ProductGrid, ProductTile } from '@fachwerk/shared/product';
import { joinClasses } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { ArrowLink } from '../../parts/ArrowLink';
import { PictureView } from '../../parts/PictureView';
import type { ArticleHighlightProps } from './article-highlight-teaser.props';
import styles from './ArticleHighlight.module.css';

export function ArticleHighlightTeaser({
  props,
  data,
}: WidgetProps<ArticleHighlightProps, ProductTileData[]>) {
  const { headline, text, picture, link, anchor } = props;
  const headingId = useId();
  if (data.length === 0) return null;

  return (
    <section
      id={anchor}
      className={joinClasses(styles.highlight, styles[`of${data.length}`])}
      aria-labelledby={headingId}
    >
      <div className={styles.cover}>
        {picture && (
          <div className={styles.picture}>
            <PictureView picture={picture} className={styles.image} />
          </div>
        )}
        <div className={styles.words}>
          <h2 id={headingId} className={styles.headline}>
            {headline}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          {link && <ArrowLink link={link} className={styles.link} />}
        </div>
      </div>
      <ProductGrid className={styles.products}>
        {data.map((product) => (
          <ProductTile key={product.itemId} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
