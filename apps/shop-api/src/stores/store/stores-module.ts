import type { ShopModule } from '../../kernel/shop-module';
import { storeRoutes } from './store-routes';

export const storesModule: ShopModule = { name: 'stores', routes: [storeRoutes] };
