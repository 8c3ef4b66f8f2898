/**
 * What is measured of a page view, with the highest value that is good and the highest that still needs
 * improvement. FCP, INP and LCP are milliseconds; CLS is a score.
 */
export const WEB_VITALS = {
  LCP: { good: 2500, fair: 4000 },
  CLS: { good: 0.1, fair: 0.25 },
  INP: { good: 200, fair: 500 },
  FCP: { good: 1800, fair: 3000 },
} as const;

export type WebVital = keyof typeof WEB_VITALS;
export type WebVitalRating = 'good' | 'needs-improvement' | 'poor';

export const WEB_VITAL_NAMES = Object.keys(WEB_VITALS) as WebVital[];

export function ratingOf(name: WebVital, value: number): WebVitalRating {
  const { good, fair } = WEB_VITALS[name];
  if (value <= good) return 'good';
  return value <= fair ? 'needs-improvement' : 'poor';
}

/**
 * Types of pages with a meaning in measurements: product page, first page of a category, start page, product
 * list, everything else. A page of another type is measured as well, with its own word.
 */
export const PAGE_TYPES = ['ADS', 'KES', 'Startseite', 'PL', 'Content'] as const;
