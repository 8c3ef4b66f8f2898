import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { createSessionRepository } from './session-repository';

export const sessionModule: ShopModule = {
  name: 'session',
  jobs: ({ db }) => [hourly('remove expired sessions', () => createSessionRepository(db).removeExpired())],
};
