import { markReviewHelpful, nativeForm, pathOf } from '@fachwerk/shared/calls';
import type { ProductDetail, Review } from '@fachwerk/shared/contracts';
import { contentLanguage } from '@fachwerk/shared/rules';
import { dayText, parseInstant } from '@fachwerk/shared/time';
import { Button, CheckCircleIcon, Rating } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { reviewReportUrl } from '../../urls';
import styles from './ProductReview.module.css';
import { reviewId as anchorOf } from './review-addresses';

interface ProductReviewProps {
  review: Review;
  product: Pick<ProductDetail, 'productId' | 'url'>;
}

export function ProductReview({ review, product: { productId, url } }: ProductReviewProps) {
  const text = useMessages();
  const { apiOrigin, pageUrls, shopLocale } = usePlatform().config;
  const language = contentLanguage(shopLocale);
  const { reviewId, stars, title, name, isBuyer, submittedAt, helpfulCount } = review;
  const params = { productId, reviewId };
  const { attributes, field } = nativeForm(
    { ...markReviewHelpful, path: pathOf(markReviewHelpful, params) },
    apiOrigin,
  );

  return (
    <li id={anchorOf(reviewId)} className={styles.review}>
      <div className={styles.head}>
        <Rating value={stars} label={text('productReviews.ofFive', { stars })} />
        <h3 className={styles.title} lang={language}>
          {title}
        </h3>
      </div>
      <p className={styles.facts}>
        {text('productReviews.by', { name })}
        {', '}
        <time dateTime={submittedAt.slice(0, 10)}>{dayText(parseInstant(submittedAt), shopLocale)}</time>
        {isBuyer && (
          <span className={styles.buyer}>
            <CheckCircleIcon size={16} />
            {text('productReviews.buyer')}
          </span>
        )}
      </p>
      <p className={styles.text} lang={language}>
        {review.text}
      </p>
      <div className={styles.actions}>
        <form {...attributes} data-review={reviewId}>
          <input type="hidden" name={field('redirect')} value={`${url}#${anchorOf(reviewId)}`} />
          <Button type="submit" size="small" variant="quiet">
            {text('productReviews.helpful', { count: helpfulCount })}
          </Button>
        </form>
        {pageUrls.reviews && (
          <a className={styles.report} rel="nofollow" href={reviewReportUrl(pageUrls.reviews, params)}>
            {text('productReviews.report')}
          </a>
        )}
      </div>
    </li>
  );
}
