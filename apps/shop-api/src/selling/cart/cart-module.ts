import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { benefitRoutes } from './benefit-routes';
import { buyGiftCardRoutes } from './buy-gift-card-routes';
import { createCartComposer } from './cart-composer';
import { createCartRepository } from './cart-repository';
import { cartRoutes } from './cart-routes';
import { chooseStoreRoutes } from './choose-store-routes';
import { giftCardRoutes } from './gift-card-routes';
import { parkedRoutes } from './parked-routes';
import { verifyRoutes } from './verify-routes';

export const cartModule: ShopModule = {
  name: 'cart',
  routes: [
    async (app, context) => {
      const composer = createCartComposer(context);
      await cartRoutes(app, context, composer);
      await benefitRoutes(app, context, composer);
      await giftCardRoutes(app, context, composer);
      await buyGiftCardRoutes(app, context, composer);
      await parkedRoutes(app, context, composer);
      await chooseStoreRoutes(app, context, composer);
      await verifyRoutes(app, context, composer);
    },
  ],
  jobs: ({ db }) => [hourly('remove abandoned carts', createCartRepository(db).removeOld)],
};
