import type { ShopModule } from '../../kernel/shop-module';
import { synonymRoutes } from './synonym-routes';

export const synonymsModule: ShopModule = { name: 'synonyms', routes: [synonymRoutes] };
