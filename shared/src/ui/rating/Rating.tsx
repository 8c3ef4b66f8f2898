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

/** Five stars, filled to the nearest half. */
export function Rating({ value, label, count, size = 16, className }: RatingProps) {
  const halves = Math.round(value * 2);

  return (
    <span className={joinClasses(styles.rating, className)} role="img" aria-label={label}>
      {/* Two bars, cut to stars by the style: a list shows many ratings. */}
      <svg className={styles.stars} width={size * 5} height={size} focusable="false" aria-hidden="true">
        <rect className={styles.empty} width="100%" height="100%" />
        <rect className={styles.full} width={`${halves * 10}%`} height="100%" />
      </svg>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  );
}
