import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { createCartRepository } from './cart-repository';
import { cartRoutes } from './cart-routes';

export const cartModule: ShopModule = {
  name: 'cart',
  routes: [cartRoutes],
  jobs: ({ db }) => [hourly('remove abandoned carts', createCartRepository(db).removeOld)],
};
