import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { countPurchases } from './count-purchases';

export const recommendationJobs = ({ db, now }: Kernel): Job[] => [
  hourly('count purchases', async () => {
    await countPurchases(db, now());
  }),
];
