import type { Facet } from '@fachwerk/shared/contracts';
import { RATING_FACET } from '../words/listing-tokens';
import type { NumberRange } from '../words/number-range';
import { LEAST_SHARE } from './facet-limits';

/** "4 Sterne und mehr", the best first. */
const FEWEST_STARS = [4, 3, 2, 1];

/** Whether a visitor can choose the range: of one facet there is one choice, e.g. "ab-4". */
export const isRatingChoice = ({ from, to }: NumberRange): boolean =>
  to === Infinity && FEWEST_STARS.includes(from);

/**
 * The facet of the customer rating, with one choice. A choice that has the same products as a better one, or
 * all of them, separates nothing and is omitted. `stars` are those of `SearchResult`.
 */
export function ratingView(stars: readonly number[], range: NumberRange | undefined): Facet[] {
  const countFrom = (fewest: number) => stars.slice(fewest).reduce((sum, count) => sum + count, 0);
  const total = countFrom(0);
  const isWorthShowing = countFrom(1) >= total * LEAST_SHARE;
  const values = FEWEST_STARS.map((fewest) => ({
    value: `ab-${fewest}`,
    label: fewest === 1 ? '1 Stern und mehr' : `${fewest} Sterne und mehr`,
    count: countFrom(fewest),
    selected: range?.from === fewest,
  })).filter(
    ({ count, selected }, index) =>
      selected ||
      (isWorthShowing && count > 0 && count < total && count > countFrom(FEWEST_STARS[index - 1] ?? 6)),
  );
  if (values.length === 0) return [];
  return [{ id: RATING_FACET, label: 'Kundenbewertung', type: 'rating', values }];
}
