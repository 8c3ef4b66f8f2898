import type { ShopModule } from '../shop-module';
import { navigationRoutes } from './navigation-routes';

export const navigationModule: ShopModule = { name: 'navigation', routes: [navigationRoutes] };
