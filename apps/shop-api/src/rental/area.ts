import { identity } from '../identity/area';
import { defineArea } from '../kernel/context/define-area';
import { stores } from '../stores/area';
import { bookingJobs } from './booking/booking-jobs';
import { bookingRoutes } from './booking/booking-routes';
import { holdRoutes } from './booking/hold-routes';
import { deskRentalRoutes } from './desk/desk-rental-routes';
import { vehicleRoutes } from './vehicles/vehicle-routes';

/** Trailers and vans that stores rent out. */
export const rental = defineArea({
  name: 'rental',
  needs: [identity, stores],
  routes: [vehicleRoutes, holdRoutes, bookingRoutes, deskRentalRoutes],
  jobs: [bookingJobs],
});
