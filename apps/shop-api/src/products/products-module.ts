import { refreshRecords } from '../catalogue/refresh-records';
import { every } from '../jobs';
import type { ShopModule } from '../shop-module';
import { productRoutes } from './product-routes';

/** The longest time until lists show a sold-out product as such, besides the caches of pages (a second). */
const REFRESH_MS = 3000;

export const productsModule: ShopModule = {
  name: 'products',
  routes: [productRoutes],
  jobs: ({ db }) => [every('refresh product records', REFRESH_MS, () => refreshRecords(db, REFRESH_MS))],
};
