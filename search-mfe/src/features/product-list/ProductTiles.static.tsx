import type { ProductTile as ProductTileData } from '@fachwerk/shared/contracts';
import { ProductGrid, ProductTile, WishlistHeart } from '@fachwerk/shared/product';
import { useMessages } from '@fachwerk/shared/widget';
import { CompareLink } from '../comparison/CompareLink';
import styles from './ProductTiles.module.css';

/** The pictures of the first row on wide screens are loaded first. */
const FIRST_ROW = 4;

interface ProductTilesProps {
  /** undefined: not sent to the browser, which keeps the server's HTML. */
  items: readonly ProductTileData[] | undefined;
}

/** The tiles of a list. */
export function ProductTiles({ items = [] }: ProductTilesProps) {
  const text = useMessages();

  return (
    <ProductGrid columns={4} className={styles.grid} label={text('productList.results')}>
      {items.map((product, index) => (
        <ProductTile
          key={product.itemId}
          product={product}
          headingLevel={2}
          isPriority={index < FIRST_ROW}
          actions={<WishlistHeart product={product} />}
          footer={<CompareLink item={product} />}
        />
      ))}
    </ProductGrid>
  );
}
