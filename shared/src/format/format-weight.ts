import { formatNumber } from './format-number';

/** "4,2 kg" */
export const formatWeight = (grams: number, locale: string): string =>
  `${formatNumber(grams / 1000, locale, 1)} kg`;
