import { STAR_PATH } from '../icon/star-path';
import { joinClasses } from '../join-classes';
import styles from './Rating.module.css';

export interface RatingProps {
  /** 0 to 5. */
  value: number;
  /** Accessible text, e.g. "4,5 von 5 Sternen, 12 Bewertungen". */
  label: string;
  /** Number of reviews, in brackets. */
  count?: number;
  size?: 16 | 20;
  className?: string;
}

const NEXT_STAR = `z${STAR_PATH.replace('234 115', '256 0')}`;
/** Five stars in a row. One path for all, because a list shows many ratings. */
const STARS = STAR_PATH + NEXT_STAR.repeat(4);

/** Five stars, filled to the nearest half. */
export function Rating({ value, label, count, size = 16, className }: RatingProps) {
  const halves = Math.round(value * 2);

  return (
    <span className={joinClasses(styles.rating, className)} role="img" aria-label={label}>
      <svg width={size * 5} height={size} viewBox="0 0 1280 256" focusable="false" aria-hidden="true">
        <path className={styles.empty} d={STARS} />
        <svg width={halves * 128} height="256">
          <path className={styles.full} d={STARS} />
        </svg>
      </svg>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  );
}
