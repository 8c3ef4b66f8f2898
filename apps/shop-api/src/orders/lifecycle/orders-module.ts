import { every } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { deskRoutes } from '../desk/desk-routes';
import { orderRoutes } from './order-routes';
import { runDueOrders } from './run-due-orders';

const TIMERS_EVERY_MS = 1000;

export const ordersModule: ShopModule = {
  name: 'orders',
  routes: [orderRoutes, deskRoutes],
  jobs: (context) => [every('timers of orders', TIMERS_EVERY_MS, () => runDueOrders(context))],
};
