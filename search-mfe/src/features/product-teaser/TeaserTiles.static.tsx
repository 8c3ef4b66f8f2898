import type { ProductTile as ProductTileData } from '@fachwerk/shared/contracts';
import { ProductGrid, ProductTile, WishlistHeart } from '@fachwerk/shared/product';
import styles from './TeaserTiles.module.css';

interface TeaserTilesProps {
  /** undefined: not sent to the browser, which keeps the server's HTML. */
  products: readonly ProductTileData[] | undefined;
}

/** A row to swipe on small screens, a grid on wide ones. */
export function TeaserTiles({ products = [] }: TeaserTilesProps) {
  return (
    <ProductGrid className={styles.row}>
      {products.map((product) => (
        <ProductTile key={product.itemId} product={product} actions={<WishlistHeart product={product} />} />
      ))}
    </ProductGrid>
  );
}
