import { customerRepository } from '../../identity/customer/customer-repository';
import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { loginRoutes } from './login-routes';
import { passwordRoutes } from './password-routes';
import { registrationRoutes } from './registration-routes';

export const accountModule: ShopModule = {
  name: 'account',
  routes: [loginRoutes, registrationRoutes, passwordRoutes],
  jobs: ({ db, attempts }) => [
    hourly('remove old attempts', attempts.removeOld),
    hourly('remove unconfirmed customers', customerRepository(db).removeOld),
  ],
};
