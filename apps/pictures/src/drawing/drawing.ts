import type { Look } from './look';

/** Draws the product standing on the ground at y = 680 of an 800 x 800 picture, without background. */
export interface Drawing {
  draw(look: Look): string;
  /** What the product covers: left, top, right, bottom; dimension lines and close-ups go by it. */
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Where a close-up looks. */
  focus: readonly [x: number, y: number];
}

export const drawing = (box: Drawing['box'], focus: Drawing['focus'], draw: Drawing['draw']): Drawing => ({
  box,
  focus,
  draw,
});
