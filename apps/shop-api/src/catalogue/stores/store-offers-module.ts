import type { ShopModule } from '../../kernel/shop-module';
import { storeOfferRoutes } from './store-offer-routes';

export const storeOffersModule: ShopModule = { name: 'store-offers', routes: [storeOfferRoutes] };
