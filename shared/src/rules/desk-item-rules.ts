/** More pieces of an item, or a higher price in cents, are taken for a mistake. */
export const MAX_COUNTED_PIECES = 100_000;
export const MAX_PRICE_CENTS = 10_000_000;

/** More than doubled, or less than half: often a comma in the wrong place. */
export const isFarPrice = (before: number, cents: number): boolean =>
  cents > before * 2 || cents * 2 < before;

const FEWER: readonly string[] = ['DAMAGED', 'LOST'];
const MORE: readonly string[] = ['FOUND', 'DELIVERED'];

/** Damaged and lost pieces are fewer, found and delivered ones more; undefined: reason and number fit. */
export function correctionMistake(
  reason: string,
  seen: number,
  counted: number,
): 'notLess' | 'notMore' | undefined {
  if (FEWER.includes(reason) && counted >= seen) return 'notLess';
  if (MORE.includes(reason) && counted <= seen) return 'notMore';
  return undefined;
}

/** The code of an item as it is scanned or typed: scanners add control characters, people spaces. */
export const plainCode = (typed: string): string => typed.replace(/[^\x21-\x7e]/g, '');
