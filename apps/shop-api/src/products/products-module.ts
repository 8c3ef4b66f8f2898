import type { ShopModule } from '../shop-module';
import { productRoutes } from './product-routes';

export const productsModule: ShopModule = { name: 'products', routes: [productRoutes] };
