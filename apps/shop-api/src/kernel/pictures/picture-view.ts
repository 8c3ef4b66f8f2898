import type { PictureVariants } from '@fachwerk/shared/catalogue-format';
import type { ProductImage } from '@fachwerk/shared/contracts';

/** Placeholder for products, categories and stores without a picture. */
const NO_PICTURE = '/images/kinds/carton.svg';

export const pictureOrPlaceholder = (address: string | null | undefined): string => address ?? NO_PICTURE;

/** A picture of an item with its variants; without an address, the placeholder. */
export const productImage = (
  address: string | null | undefined,
  variants: PictureVariants | null | undefined,
  alt: string,
): ProductImage => ({ src: pictureOrPlaceholder(address), fallbackSrc: NO_PICTURE, ...variants, alt });

/** Address of the main picture of an item in a query. */
export const mainPictureColumn = (item: string): string => `${item}.pictures[1]`;

/** `picture` and `pictureVariants` of an item in a query: those of its main picture. */
export const mainPictureColumns = (item: string): string =>
  `${mainPictureColumn(item)} as picture, ${item}.picture_variants -> 0 as "pictureVariants"`;
