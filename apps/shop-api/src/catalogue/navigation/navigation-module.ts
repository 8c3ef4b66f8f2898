import type { ShopModule } from '../../kernel/shop-module';
import { navigationRoutes } from './navigation-routes';

export const navigationModule: ShopModule = { name: 'navigation', routes: [navigationRoutes] };
