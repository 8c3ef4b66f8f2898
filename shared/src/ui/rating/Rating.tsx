import { StarHalfIcon, StarIcon } from '../icon/icons';
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

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled to the nearest half. */
export function Rating({ value, label, count, size = 16, className }: RatingProps) {
  const halves = Math.round(value * 2);

  return (
    <span className={joinClasses(styles.rating, className)} role="img" aria-label={label}>
      {STARS.map((star) => (
        <span key={star} className={styles.star} aria-hidden="true">
          <StarIcon size={size} className={halves >= star * 2 ? styles.full : styles.empty} />
          {halves === star * 2 - 1 && <StarHalfIcon size={size} className={styles.half} />}
        </span>
      ))}
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({count})
        </span>
      )}
    </span>
  );
}
