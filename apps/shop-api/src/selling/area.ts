import { hourly } from '@fachwerk/database';
import { catalogue } from '../catalogue/area';
import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { orders } from '../orders/area';
import { backInStockJobs } from './back-in-stock/back-in-stock-jobs';
import { backInStockRoutes } from './back-in-stock/back-in-stock-routes';
import { buyAgainRoutes } from './buy-again/buy-again-routes';
import { createCartRepository } from './cart/cart-repository';
import { checkoutDrafts } from './checkout/checkout-draft';
import { recommendationJobs } from './recommendations/recommendation-jobs';
import { recommendationRoutes } from './recommendations/recommendation-routes';
import { deskReviewRoutes } from './reviews/desk-review-routes';
import { ownReviewRoutes } from './reviews/own-review-routes';
import { reviewJobs } from './reviews/review-jobs';
import { reviewRoutes } from './reviews/review-routes';
import { allCartRoutes, allCheckoutRoutes } from './routes';
import { sellingServices } from './services';
import { deskStoreRequestRoutes } from './store-requests/desk-store-request-routes';
import { storeRequestRoutes } from './store-requests/store-request-routes';
import { removeOldStoreRequests } from './store-requests/store-requests';
import { createWishlistRepository } from './wishlist/wishlist-repository';
import { wishlistRoutes } from './wishlist/wishlist-routes';
import { wishlistToCartRoutes } from './wishlist/wishlist-to-cart-routes';

/** The way to an order: carts, checkout, wishlist, recommendations, reviews. */
export const selling = defineArea({
  name: 'selling',
  needs: [identity, catalogue, orders],
  services: sellingServices,
  routes: [
    allCartRoutes,
    allCheckoutRoutes,
    wishlistRoutes,
    wishlistToCartRoutes,
    buyAgainRoutes,
    backInStockRoutes,
    recommendationRoutes,
    reviewRoutes,
    ownReviewRoutes,
    deskReviewRoutes,
    storeRequestRoutes,
    deskStoreRequestRoutes,
  ],
  jobs: [
    backInStockJobs,
    recommendationJobs,
    reviewJobs,
    ({ db, now }) => [
      hourly('remove old questions to stores', () => removeOldStoreRequests(db, now())),
      hourly('remove abandoned carts', createCartRepository(db).removeOld),
      hourly('remove old drafts of the checkout', checkoutDrafts(db).removeOld),
      hourly('remove abandoned wishlists', createWishlistRepository(db).removeOld),
    ],
  ],
});
