import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { countPurchases } from './count-purchases';
import { recommendationRoutes } from './recommendation-routes';

export const recommendationsModule: ShopModule = {
  name: 'recommendations',
  routes: [recommendationRoutes],
  jobs: ({ db, now }) => [
    hourly('count purchases', async () => {
      await countPurchases(db, now());
    }),
  ],
};
