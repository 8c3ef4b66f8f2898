import type { ShopModule } from '../shop-module';
import { storeRoutes } from './store-routes';

export const storesModule: ShopModule = { name: 'stores', routes: [storeRoutes] };
