/** Test support for programs that write a picture list. */
export { drawCategoryPicture } from './drawing/draw-category-picture';
export { drawPicture, pictureViewCount } from './drawing/draw-picture';
export { boldGlyphs, regularGlyphs } from './drawing/glyph-data';
export { pictureKinds } from './drawing/picture-kind';
