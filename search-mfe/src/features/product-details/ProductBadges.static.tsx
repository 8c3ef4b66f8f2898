import type { ProductDetail } from '@fachwerk/shared/contracts';
import { ProductDisruptors } from '@fachwerk/shared/product';

/** Badge and seal above the pictures, as on the tile of the product. */
export function ProductBadges({ detail }: { detail: ProductDetail | undefined }) {
  return detail ? <ProductDisruptors product={detail} /> : null;
}
