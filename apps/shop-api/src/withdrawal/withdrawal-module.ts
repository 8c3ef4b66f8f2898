import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { removeOldWithdrawals } from './withdrawal-repository';
import { withdrawalRoutes } from './withdrawal-routes';

export const withdrawalModule: ShopModule = {
  name: 'withdrawal',
  routes: [withdrawalRoutes],
  jobs: ({ db }) => [hourly('remove old withdrawals', () => removeOldWithdrawals(db))],
};
