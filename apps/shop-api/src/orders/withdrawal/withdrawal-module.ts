import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { removeOldWithdrawals } from './withdrawal-repository';
import { withdrawalRoutes } from './withdrawal-routes';

export const withdrawalModule: ShopModule = {
  name: 'withdrawal',
  routes: [withdrawalRoutes],
  jobs: ({ db }) => [hourly('remove old withdrawals', () => removeOldWithdrawals(db))],
};
