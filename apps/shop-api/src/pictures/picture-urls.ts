import type { PictureBrief } from '../catalogue-source/catalogue-types';
import { hasCategoryPicture } from '@fachwerk/pictures/drawing/draw-category-picture';
import type { StoreLook } from '@fachwerk/pictures/drawing/draw-store-picture';
import { drawingsVersion, itemPictureVersion, storePictureVersion } from './picture-version';

/**
 * The only place that writes addresses of pictures. With the version in it a picture may be kept for ever; without one, or
 * with an old one, the same address is answered for five minutes.
 */
export const itemPictureUrl = (itemId: string, view: number, brief: PictureBrief): string =>
  `/images/${itemId}/${view}.svg?v=${itemPictureVersion(brief)}`;

/** Undefined for a category that was imported and that nobody has drawn. */
export const categoryPictureUrl = (categoryId: string): string | undefined =>
  hasCategoryPicture(categoryId) ? `/images/categories/${categoryId}.svg?v=${drawingsVersion()}` : undefined;

export const storePictureUrl = (store: StoreLook): string =>
  `/images/stores/${store.companyId}.svg?v=${storePictureVersion(store)}`;
