import type { ShopModule } from '../../kernel/shop-module';
import { userRoutes } from './user-routes';

export const userModule: ShopModule = { name: 'user', routes: [userRoutes] };
