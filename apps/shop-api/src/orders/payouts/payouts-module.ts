import type { ShopModule } from '../../kernel/shop-module';
import { payoutRoutes } from './payout-routes';

export const payoutsModule: ShopModule = { name: 'payouts', routes: [payoutRoutes] };
