import { readOwnReviews } from '@fachwerk/shared/calls';
import { defineTab } from '../account-tab';
import { loadConsents } from '../consents/load-consents';
import { REVIEWS_TAB, reviewsOfAddress } from './review-pages';
import { ReviewsTab } from './ReviewsTab.chosen';

/** What the customer has reviewed, and could review. */
export const reviewsTab = defineTab({
  path: REVIEWS_TAB,
  name: 'account.tab.reviews',
  component: ReviewsTab,
  async load(context) {
    const { api, url, signal } = context;
    const [own, consent] = await Promise.all([
      api.call(readOwnReviews, { query: reviewsOfAddress(url), signal }),
      loadConsents(context),
    ]);
    return { own, consent };
  },
});
