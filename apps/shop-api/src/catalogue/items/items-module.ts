import type { ShopModule } from '../../kernel/shop-module';
import { itemRoutes } from './item-routes';

export const itemsModule: ShopModule = { name: 'items', routes: [itemRoutes] };
