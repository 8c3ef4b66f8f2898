import type { ShopModule } from '../../kernel/shop-module';
import { sitemapRoutes } from './sitemap-routes';

export const sitemapModule: ShopModule = {
  name: 'sitemap',
  routes: [(app, context) => sitemapRoutes(app, context)],
};
