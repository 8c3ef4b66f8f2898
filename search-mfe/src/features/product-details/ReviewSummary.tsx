import type { Reviews } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { Rating } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './ReviewSummary.module.css';

/** Average of all ratings, and the distribution of those with a text. */
export function ReviewSummary({ reviews: { rating, total, distribution } }: { reviews: Reviews }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const withoutText = rating.count - total;
  const stars = formatNumber(rating.average, shopLocale, 1);

  return (
    <>
      {rating.count > 0 && (
        <p className={styles.average}>
          <span className={styles.number} aria-hidden="true">
            {stars}
          </span>
          <Rating
            value={rating.average}
            size={20}
            label={text('product.rating', { stars, count: rating.count })}
          />
          <span className={styles.count} aria-hidden="true">
            {text('productReviews.count', { count: rating.count })}
          </span>
        </p>
      )}
      {total > 0 && (
        <table className={styles.distribution}>
          <caption className={styles.caption}>
            {text('productReviews.distribution', { count: total })}
          </caption>
          <tbody>
            {distribution.map(({ stars: number, count }) => (
              <tr key={number}>
                <th scope="row" className={styles.label}>
                  {text('productReviews.stars', { count: number })}
                </th>
                <td className={styles.bar}>
                  <svg width="100%" height="8" aria-hidden="true" focusable="false">
                    <rect className={styles.empty} width="100%" height="8" rx="4" />
                    <rect className={styles.full} width={`${(100 * count) / total}%`} height="8" rx="4" />
                  </svg>
                </td>
                <td className={styles.value}>{formatNumber(count, shopLocale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {withoutText > 0 && (
        <p className={styles.note}>{text('productReviews.takenOver', { count: withoutText })}</p>
      )}
    </>
  );
}
