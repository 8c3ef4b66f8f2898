import { PAGE_TYPES, ratingOf, WEB_VITAL_NAMES } from './web-vitals';

it.each([
  ['FCP', 1800, 'good'],
  ['FCP', 1800.1, 'needs-improvement'],
  ['FCP', 3000, 'needs-improvement'],
  ['FCP', 3000.1, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.1001, 'needs-improvement'],
  ['CLS', 0.25, 'needs-improvement'],
  ['CLS', 0.2501, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 201, 'needs-improvement'],
  ['INP', 500, 'needs-improvement'],
  ['INP', 501, 'poor'],
  ['LCP', 2500, 'good'],
  ['LCP', 2500.1, 'needs-improvement'],
  ['LCP', 4000, 'needs-improvement'],
  ['LCP', 4000.1, 'poor'],
] as const)('rates %s of %d as %s', (name, value, rating) => {
  expect(ratingOf(name, value)).toBe(rating);
});

it('measures four values, and has a word for five types of pages', () => {
  expect(WEB_VITAL_NAMES).toEqual(['LCP', 'CLS', 'INP', 'FCP']);
  expect(PAGE_TYPES).toEqual(['ADS', 'KES', 'Startseite', 'PL', 'Content']);
});
