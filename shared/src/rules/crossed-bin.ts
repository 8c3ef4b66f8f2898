/**
 * The crossed-out wheeled bin in a box of 60 x 78: Directive 2012/19/EU, Annex IX (ElektroG, annex 3), and
 * Regulation (EU) 2023/1542, Annex VI, part B. An own drawing after the figures of both and of EN 50419: a
 * cross over the whole bin, and the bar of devices below it.
 */
export const CROSSED_BIN = {
  width: 60,
  height: 78,
  /** Lines of the bin, 2.6 wide, and of the cross, 3.2 wide. */
  bin: 'M16 17h27l-3 40H19zM13 17c0-4 6-7 16.500-7s16.500 3 16.500 7zM24 10V7h11v3M41 57H28',
  cross: 'M6 8l48 52M54 8 6 60',
  wheel: { x: 22, y: 58, radius: 5 },
  /** Filled; only of devices, which are on the market after 13 August 2005. */
  bar: 'M10 66h40v10H10z',
} as const;
