import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { checkoutDrafts } from './checkout-draft';
import { createCheckoutParts } from './checkout-parts';
import { checkoutRoutes } from './checkout-routes';
import { pendingRoutes } from './pending-routes';
import { reservationRoutes } from './reservation-routes';
import { reservationSubmitRoutes } from './reservation-submit-routes';
import { submitRoutes } from './submit-routes';

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
