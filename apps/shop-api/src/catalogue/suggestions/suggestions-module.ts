import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { createCountedSearches } from './counted-searches';
import { suggestionRoutes } from './suggestion-routes';

export const suggestionsModule: ShopModule = {
  name: 'suggestions',
  routes: [suggestionRoutes],
  jobs: ({ db }) => [hourly('add up searches', createCountedSearches(db).addUp)],
};
