import { formatNumber, isGerman, SHOP_LOCALE } from '@fachwerk/shared/format';

/**
 * Reads a number: "1.200,5" and "1.200,50 €" are 1200.5, on English pages "1,200.5" is; undefined for other
 * texts. An address has no language: it is read as German, so that fields of English pages are written
 * without groups.
 */
export function readNumber(text: string, locale: string = SHOP_LOCALE): number | undefined {
  const groups = hasComma(locale) ? /[\s€]|\.(?=\d{3}(?!\d))/g : /[\s€]|,(?=\d{3}(?!\d))/g;
  const plain = text.replace(groups, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

const hasComma = (locale: string): boolean => formatNumber(0.5, locale, 1).includes(',');

/** As a field shows it: "1.200,5", on English pages "1200.5". */
export const fieldNumber = (value: number, locale: string): string =>
  isGerman(locale) ? formatNumber(value, locale, 3) : String(value);

/** The value of a filter for two typed numbers, in any order; undefined if there is none. */
export function rangeValue(first: string, second: string, locale?: string): string | undefined {
  const [from, to] = [readNumber(first, locale), readNumber(second, locale)];
  if (from === undefined) return to === undefined ? undefined : `bis-${to}`;
  if (to === undefined) return `ab-${from}`;
  return from <= to ? `${from}-${to}` : `${to}-${from}`;
}
