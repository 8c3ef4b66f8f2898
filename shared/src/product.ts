/** Product components for several micro-frontends. Their texts have the key prefix `product.`. */
export { AvailabilityNote, type AvailabilityNoteProps } from './product/AvailabilityNote';
export { DeliveryTime } from './product/DeliveryTime';
export { EnergyArrow, EnergyNote, type EnergyArrowProps } from './product/EnergyArrow';
export { KeptPictures } from './product/KeptPictures';
export { PriceBlock, type PriceBlockProps } from './product/PriceBlock';
export { ProductGrid, type ProductGridProps } from './product/ProductGrid';
export { ProductDisruptors } from './product/ProductDisruptors';
export { ProductPicture, type ProductPictureProps } from './product/ProductPicture';
export { ProductRating } from './product/ProductRating';
export { ProductTile, type ProductTileProps } from './product/ProductTile';
export { ProductTileSkeleton } from './product/ProductTileSkeleton';
export { saleLabel } from './product/sale-label';
export { shelfStatus } from './product/shelf-status';
export { TaxNote } from './product/TaxNote';
export { WishlistHeart, type WishlistHeartProps } from './product/WishlistHeart';
export { WishlistHearts, type WishlistHeartsProps } from './product/WishlistHearts';
export { unitPriceToShow } from './rules/unit-price-to-show';
export { useWishes } from './product/use-wishes';
