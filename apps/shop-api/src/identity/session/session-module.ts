import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { createSessionRepository } from './session-repository';

export const sessionModule: ShopModule = {
  name: 'session',
  jobs: ({ db }) => [hourly('remove expired sessions', () => createSessionRepository(db).removeExpired())],
};
