import { PriceBlock, ProductPicture } from '@fachwerk/shared/product';
import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { CategoryInStock } from './find-in-stock';
import styles from './InStockNow.module.css';

interface InStockNowProps {
  /** "kept": not sent to the browser, which keeps the server's HTML. */
  categories: readonly CategoryInStock[] | 'kept';
}

/** What the store has now: three categories with some goods, their places and their prices there. */
export function InStockNow({ categories }: InStockNowProps) {
  const text = useMessages();
  if (categories === 'kept' || categories.length === 0) return null;

  return (
    <section aria-labelledby="vorraetig">
      <h2 id="vorraetig" className={styles.headline}>
        {text('storePage.inStock')}
      </h2>
      <div className={styles.categories}>
        {categories.map(({ name, url, items }) => (
          <Card key={url}>
            <div className={styles.head}>
              <h3 className={styles.name}>{name}</h3>
              <a className={styles.all} href={url} aria-label={text('storePage.inStock.allOf', { name })}>
                {text('storePage.inStock.all')}
              </a>
            </div>
            <ul role="list">
              {items.map(({ product, stock, prices }) => (
                <li key={product.itemId} className={styles.item}>
                  <div className={styles.picture}>
                    <ProductPicture image={product.images[0]} size="thumbnail" isDecorative />
                  </div>
                  <div className={styles.facts}>
                    <a className={styles.link} href={product.url}>
                      {product.name}
                    </a>
                    <p className={styles.stock}>
                      {[stock.quantityText, stock.location].filter(Boolean).join(' · ')}
                    </p>
                    <PriceBlock prices={prices} size="small" energyLabels={product.eeLabels} isStoreOnly />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
