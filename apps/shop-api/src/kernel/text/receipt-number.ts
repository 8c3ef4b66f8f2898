import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** A number that cannot be guessed, as people read it out: "W-7K3M9Q2XAB". */
export const newReceiptNumber = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
