import type { ProductDetail, Reviews } from '@fachwerk/shared/contracts';
import { REVIEW_SORTS } from '@fachwerk/shared/rules';
import { Button, Pagination } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { reviewFormUrl } from '../../urls';
import { ProductReview } from './ProductReview';
import styles from './ProductReviews.module.css';
import { REVIEWS_ID, reviewsUrl } from './review-addresses';
import { ReviewSummary } from './ReviewSummary';

interface ProductReviewsProps {
  detail: ProductDetail | undefined;
  reviews: Reviews | undefined;
}

/** Reviews with their summary; order and pages are links, so that no script is needed. */
export function ProductReviews({ detail, reviews }: ProductReviewsProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  if (!detail || !reviews) return null;
  const { url, productId } = detail;
  const { sort, page, pageCount, total } = reviews;

  return (
    <section id={REVIEWS_ID} className={styles.reviews} aria-labelledby={`${REVIEWS_ID}-title`}>
      <h2 id={`${REVIEWS_ID}-title`} className={styles.title}>
        {text('productReviews.title')}
      </h2>
      <div className={styles.columns}>
        <div>
          <ReviewSummary reviews={reviews} />
          {pageUrls.reviews && (
            <Button className={styles.write} rel="nofollow" href={reviewFormUrl(pageUrls.reviews, productId)}>
              {text('productReviews.write')}
            </Button>
          )}
        </div>
        <div className={styles.list}>
          {total === 0 && <p>{text('productReviews.none')}</p>}
          {total > 1 && (
            <nav className={styles.sorts} aria-label={text('productReviews.sort')}>
              {REVIEW_SORTS.map((one) => (
                <a
                  key={one}
                  className={styles.sort}
                  href={reviewsUrl(url, { sort: one })}
                  rel="nofollow"
                  aria-current={one === sort ? 'true' : undefined}
                >
                  {text(`productReviews.sort.${one}`)}
                </a>
              ))}
            </nav>
          )}
          <ul role="list">
            {reviews.reviews.map((review) => (
              <ProductReview key={review.reviewId} review={review} product={detail} />
            ))}
          </ul>
          <Pagination
            className={styles.pages}
            label={text('productReviews.pages')}
            previousText={text('productReviews.pages.previous')}
            nextText={text('productReviews.pages.next')}
            pageLabel={(number) => text('productReviews.pages.page', { number })}
            current={page}
            count={pageCount}
            urlOf={(number) => reviewsUrl(url, { sort, page: number })}
          />
        </div>
        <p className={styles.check}>{text('productReviews.check')}</p>
      </div>
    </section>
  );
}
