import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { placeRoutes } from './finder/place-routes';
import { openingsRoutes } from './openings/openings-routes';
import { stockJobs } from './stock/stock-jobs';
import { storeRoutes } from './store/store-routes';

/** Stores, places and the ledger of stock. */
export const stores = defineArea({
  name: 'stores',
  needs: [identity],
  routes: [storeRoutes, openingsRoutes, placeRoutes],
  jobs: [stockJobs],
});
