import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { createWishlistRepository } from './wishlist-repository';
import { wishlistRoutes } from './wishlist-routes';
import { wishlistToCartRoutes } from './wishlist-to-cart-routes';

export const wishlistModule: ShopModule = {
  name: 'wishlist',
  routes: [wishlistRoutes, wishlistToCartRoutes],
  jobs: ({ db }) => [hourly('remove abandoned wishlists', createWishlistRepository(db).removeOld)],
};
