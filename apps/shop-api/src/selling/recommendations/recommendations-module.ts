import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
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
