import { every, hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { backInStockRoutes } from './back-in-stock-routes';
import { removeOldRequests } from './remove-old-requests';
import { sendBackInStockMails } from './send-back-in-stock-mails';

const SEND_EVERY_MS = 5000;

export const backInStockModule: ShopModule = {
  name: 'back-in-stock',
  routes: [backInStockRoutes],
  jobs: (context) => [
    every('send back-in-stock mails', SEND_EVERY_MS, () => sendBackInStockMails(context)),
    hourly('remove old back-in-stock requests', () => removeOldRequests(context.db, context.now())),
  ],
};
