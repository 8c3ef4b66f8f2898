import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { removeOldBankDetails } from './bank-details-repository';
import { bankDetailsRoutes } from './bank-details-routes';
import { cancellationRoutes } from './cancellation-routes';
import { collectionRoutes } from './collection-routes';
import { confirmationRoutes } from './confirmation-routes';
import { guestLoginRoutes } from './guest-login-routes';
import { removeOldOrderAccess } from './order-access';

/** What the pages after an order need besides the order itself. */
export const orderPagesModule: ShopModule = {
  name: 'order-pages',
  routes: [confirmationRoutes, guestLoginRoutes, collectionRoutes, cancellationRoutes, bankDetailsRoutes],
  jobs: ({ db }) => [
    hourly('remove old access to orders', () => removeOldOrderAccess(db)),
    hourly('remove old bank details', () => removeOldBankDetails(db)),
  ],
};
