import { every, hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { refreshRecords } from '../import/refresh-records';
import { createDiscontinuedRepository } from './discontinued-repository';
import { discontinuedRoutes } from './discontinued-routes';
import { productRoutes } from './product-routes';

/** The longest time until lists show a sold-out product as such, besides the caches of pages (a second). */
const REFRESH_MS = 3000;

export const productsModule: ShopModule = {
  name: 'products',
  routes: [productRoutes, discontinuedRoutes],
  jobs: ({ db, now }) => [
    every('refresh product records', REFRESH_MS, () => refreshRecords(db, REFRESH_MS)),
    hourly('forget old discontinued items', () => createDiscontinuedRepository(db).removeOld(now())),
  ],
};
