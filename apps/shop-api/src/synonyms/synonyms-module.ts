import type { ShopModule } from '../shop-module';
import { synonymRoutes } from './synonym-routes';

export const synonymsModule: ShopModule = { name: 'synonyms', routes: [synonymRoutes] };
