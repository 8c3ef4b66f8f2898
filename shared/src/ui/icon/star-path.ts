/** Begins at the point 234, 115 of Phosphor's grid of 256. */
export const STAR_PATH =
  'm234 115-45 39 14 58a16 16 0 0 1-24 18l-51-32-51 32a16 16 0 0 1-24-18l14-58-45-39a16 16 0 0 1 9-29l59-5 23-55a16 16 0 0 1 30 0l23 55 59 5a16 16 0 0 1 9 29';
