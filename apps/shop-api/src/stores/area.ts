import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { placeRoutes } from './finder/place-routes';
import { marketContentRoutes } from './market-cms/market-content-routes';
import { openingsRoutes } from './openings/openings-routes';
import { storesServices } from './services';
import { operatorSignIn } from './staff/operator-sign-in';
import { staffPeopleRoutes } from './staff/staff-people-routes';
import { staffRoutes } from './staff/staff-routes';
import { stockJobs } from './stock/stock-jobs';
import { storeRoutes } from './store/store-routes';

/** Stores, places and the ledger of stock. */
export const stores = defineArea({
  name: 'stores',
  needs: [identity],
  services: storesServices,
  routes: [
    storeRoutes,
    openingsRoutes,
    placeRoutes,
    marketContentRoutes,
    staffRoutes,
    operatorSignIn,
    staffPeopleRoutes,
  ],
  jobs: [stockJobs],
});
