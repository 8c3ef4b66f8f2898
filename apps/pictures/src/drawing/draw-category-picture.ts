import type { PictureBrief } from '../picture-brief';
import { drawings } from './drawings';
import { createLook } from './look';
import { Paint } from './svg';

/** A square picture without background, for tiles and menus. */
export function drawCategoryPicture(brief: PictureBrief): string {
  const paint = new Paint();
  const look = createLook(brief, paint);
  const art = drawings[look.kind].draw(look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${paint.defs()}${art}</svg>`;
}
