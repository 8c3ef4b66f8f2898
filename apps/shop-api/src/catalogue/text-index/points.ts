/** By `WEIGHTS`: a word in the name (A), in other names (B), in category and values (C), in texts (D). */
export const POINTS = Float32Array.of(0.02, 0.12, 0.35, 1);

/** Weights, as indices of `POINTS`: in texts at least, in category and values, in a name of the product. */
export const IN_TEXTS = 0;
export const IN_VALUES = 1;
export const IN_NAMES = 2;
