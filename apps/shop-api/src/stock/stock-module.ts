import { every } from '../jobs';
import type { ShopModule } from '../shop-module';
import { releaseEndedHolds } from './stock-reservations';

const HOLDS_EVERY_MS = 10_000;

export const stockModule: ShopModule = {
  name: 'stock',
  jobs: ({ db }) => [every('give back ended holds', HOLDS_EVERY_MS, () => releaseEndedHolds(db))],
};
