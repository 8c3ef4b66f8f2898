import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { deskReviewRoutes } from './desk-review-routes';
import { removeOldReviews } from './remove-old-reviews';
import { reviewRoutes } from './review-routes';
import { passRatingsToSearch } from './write-rating';

export const reviewsModule: ShopModule = {
  name: 'reviews',
  routes: [reviewRoutes, deskReviewRoutes],
  jobs: ({ db }) => [
    hourly('pass ratings to the search', () => passRatingsToSearch(db)),
    hourly('remove old reviews', () => removeOldReviews(db)),
  ],
};
