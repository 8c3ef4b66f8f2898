import type { Look } from './look';

/** Draws the product standing on the ground at y = 680 of an 800 x 800 picture, without background. */
export interface Drawing {
  draw(look: Look): string;
  /** Bounding box of the product: left, top, right, bottom. Used for dimension lines and close-ups. */
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Centre of the close-up. */
  focus: readonly [x: number, y: number];
}

export const drawing = (box: Drawing['box'], focus: Drawing['focus'], draw: Drawing['draw']): Drawing => ({
  box,
  focus,
  draw,
});
