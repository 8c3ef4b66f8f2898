import { every, hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { removeOldHolders } from './order-holders';
import { releaseEndedHolds } from './stock-reservations';

const HOLDS_EVERY_MS = 10_000;

export const stockModule: ShopModule = {
  name: 'stock',
  jobs: ({ db }) => [
    every('give back ended holds', HOLDS_EVERY_MS, () => releaseEndedHolds(db)),
    hourly('remove old holders of orders', () => removeOldHolders(db)),
  ],
};
