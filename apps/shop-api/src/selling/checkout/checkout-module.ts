import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { reservationRoutes } from '../reservation/reservation-routes';
import { reservationSubmitRoutes } from '../reservation/reservation-submit-routes';
import { pendingRoutes } from '../submit/pending-routes';
import { submitRoutes } from '../submit/submit-routes';
import { checkoutDrafts } from './checkout-draft';
import { createCheckoutParts } from './checkout-parts';
import { checkoutRoutes } from './checkout-routes';

export const checkoutModule: ShopModule = {
  name: 'checkout',
  routes: [
    async (app, context) => {
      const parts = createCheckoutParts(context);
      await checkoutRoutes(app, context, parts);
      await submitRoutes(app, context, parts);
      await pendingRoutes(app, context, parts);
      await reservationSubmitRoutes(app, context, parts);
      await reservationRoutes(app, context, parts);
    },
  ],
  jobs: ({ db }) => [hourly('remove old drafts of the checkout', checkoutDrafts(db).removeOld)],
};
