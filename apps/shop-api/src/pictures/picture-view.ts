/** Placeholder for products, categories and stores without a picture. */
const NO_PICTURE = '/images/kinds/carton.svg';

export const pictureOrPlaceholder = (address: string | null | undefined): string => address ?? NO_PICTURE;

/** `picture` of an item in a query: the address of its main picture. */
export const mainPictureColumn = (item: string): string => `${item}.pictures[1]`;
