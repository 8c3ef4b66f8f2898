import { defineArea } from '../kernel/define-area';
import { stockJobs } from './stock/stock-jobs';
import { storeRoutes } from './store/store-routes';

/** Stores, places and the ledger of stock. */
export const stores = defineArea({ name: 'stores', needs: [], routes: [storeRoutes], jobs: [stockJobs] });
