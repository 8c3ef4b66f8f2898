import { hourly } from '../jobs/jobs';
import type { ShopModule } from '../shop-module';
import { captchaRoutes } from './captcha-routes';

export const captchaModule: ShopModule = {
  name: 'captcha',
  routes: [captchaRoutes],
  jobs: ({ captcha }) => [hourly('remove used captchas', captcha.removeOld)],
};
