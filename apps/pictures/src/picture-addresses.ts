import { slugify } from '@fachwerk/shared/catalogue-format';
import type { BrandLook } from './drawing/draw-brand-picture';
import { pictureViewCount } from './drawing/draw-picture';
import type { StoreLook } from './drawing/draw-store-picture';
import { footerPictureNames } from './drawing/footer-pictures';
import { sceneNames } from './drawing/scenes/draw-scene';
import type { PictureBrief } from './picture-brief';
import {
  brandPictureVersion,
  drawingsVersion,
  itemPictureVersion,
  storePictureVersion,
} from './picture-version';

/**
 * Public entry for programs that write a picture list. An address with the current version may be cached for
 * ever; without a version, or with an old one, the same address is cached for five minutes.
 */
export type { PictureKind } from './drawing/picture-kind';
export type { BrandLook } from './drawing/draw-brand-picture';
export type { StoreLook } from './drawing/draw-store-picture';
export type { PictureBrief } from './picture-brief';
export type { PictureLine } from './picture-list';
export { photoOf } from './photos';
export { drawingsVersion } from './picture-version';

/** All views of an item, the product itself first. */
export function itemPictureAddresses(itemId: string, brief: PictureBrief): string[] {
  const version = itemPictureVersion(brief);
  return Array.from(
    { length: pictureViewCount(brief) },
    (_, index) => `/images/${itemId}/${index + 1}.svg?v=${version}`,
  );
}

export const categoryPictureAddress = (categoryId: string, brief: PictureBrief): string =>
  `/images/categories/${categoryId}.svg?v=${itemPictureVersion(brief)}`;

export const brandPictureAddress = (brand: BrandLook): string =>
  `/images/brands/${slugify(brand.name)}.svg?v=${brandPictureVersion(brand)}`;

/** A seal above the picture of a product, e.g. "eigenmarke". */
export const sealPictureAddress = (name: string): string =>
  `/images/seals/${name}.svg?v=${drawingsVersion()}`;

export const storePictureAddress = (store: StoreLook): string =>
  `/images/stores/${store.companyId}.svg?v=${storePictureVersion(store)}`;

/** Addresses of scenes and footer pictures in editorial content, with those that may be cached for ever. */
export const editorAddresses = (): Record<string, string> =>
  Object.fromEntries(
    [
      ...sceneNames.flatMap((name) => [`scenes/${name}`, `scenes/${name}-hoch`]),
      ...footerPictureNames.map((name) => `footer/${name}`),
    ].map((path) => [`/images/${path}.svg`, `/images/${path}.svg?v=${drawingsVersion()}`]),
  );
