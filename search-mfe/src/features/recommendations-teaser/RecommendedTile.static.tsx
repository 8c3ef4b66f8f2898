import type { RecommendedProduct } from '@fachwerk/shared/contracts';
import { ProductTile, WishlistHeart } from '@fachwerk/shared/product';
import styles from './RecommendationsTeaser.module.css';

interface RecommendedTileProps {
  /** undefined: not sent to the browser, which keeps the server's HTML. */
  product: RecommendedProduct | undefined;
}

/** The tile of one slide. */
export function RecommendedTile({ product }: RecommendedTileProps) {
  if (!product) return null;
  return (
    <ProductTile
      className={styles.tile}
      // The widget stock-setter fills the line of the store, also in tiles that are loaded for it.
      product={{ ...product, statusStore: 'StoreNotSet' }}
      note={product.reason && <p className={styles.reason}>{product.reason}</p>}
      actions={<WishlistHeart product={product} />}
    />
  );
}
