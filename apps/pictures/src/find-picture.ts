import { drawBrandPicture } from './drawing/draw-brand-picture';
import { drawCategoryPicture } from './drawing/draw-category-picture';
import { drawPicture, pictureViewCount } from './drawing/draw-picture';
import { drawStorePicture } from './drawing/draw-store-picture';
import { drawFooterPicture, isFooterPicture } from './drawing/footer-pictures';
import { drawGiftCardPicture, isGiftCardPicture } from './drawing/gift-card-pictures';
import { isPictureKind } from './drawing/picture-kind';
import { drawScene, isSceneName } from './drawing/scenes/draw-scene';
import { drawSealPicture, isSealPicture } from './drawing/seal-pictures';
import { drawSignPicture, isSignPicture } from './drawing/sign-pictures';
import type { PictureList } from './picture-list';
import {
  brandPictureVersion,
  drawingsVersion,
  itemPictureVersion,
  storePictureVersion,
} from './picture-version';

export interface Picture {
  version: string;
  draw: () => string;
}

const NAMED =
  /^(categories|brands|stores|scenes|footer|gift-cards|seals|signs|kinds)\/([a-z0-9-]{1,80})\.svg$/;
const ITEM_VIEW = /^([A-Za-z0-9-]{1,64})\/([1-9])\.svg$/;

/** `path` is the address below /images/; undefined for an unknown picture. */
export async function findPicture(list: PictureList, path: string): Promise<Picture | undefined> {
  const [, folder, name = ''] = NAMED.exec(path) ?? [];
  if (folder === 'categories') {
    const brief = await list.findCategory(name);
    return brief && { version: itemPictureVersion(brief), draw: () => drawCategoryPicture(brief) };
  }
  if (folder === 'brands') {
    const look = await list.findBrand(name);
    return look && { version: brandPictureVersion(look), draw: () => drawBrandPicture(look) };
  }
  if (folder === 'stores') {
    const store = await list.findStore(name);
    return store && { version: storePictureVersion(store), draw: () => drawStorePicture(store) };
  }
  if (folder === 'scenes')
    return isSceneName(name) ? { version: drawingsVersion(), draw: () => drawScene(name) } : undefined;
  if (folder === 'footer')
    return isFooterPicture(name)
      ? { version: drawingsVersion(), draw: () => drawFooterPicture(name) }
      : undefined;
  if (folder === 'gift-cards')
    return isGiftCardPicture(name)
      ? { version: drawingsVersion(), draw: () => drawGiftCardPicture(name) }
      : undefined;
  if (folder === 'seals')
    return isSealPicture(name)
      ? { version: drawingsVersion(), draw: () => drawSealPicture(name) }
      : undefined;
  if (folder === 'signs')
    return isSignPicture(name) ? { version: drawingsVersion(), draw: drawSignPicture } : undefined;
  if (folder === 'kinds') {
    if (!isPictureKind(name)) return undefined;
    const brief = { kind: name, brand: '', title: '', attributes: {}, seed: name };
    return { version: itemPictureVersion(brief), draw: () => drawPicture(brief, 0) };
  }
  const [, itemId = '', view = ''] = ITEM_VIEW.exec(path) ?? [];
  const brief = await list.findItem(itemId);
  if (!brief || Number(view) > pictureViewCount(brief)) return undefined;
  return { version: itemPictureVersion(brief), draw: () => drawPicture(brief, Number(view) - 1) };
}
