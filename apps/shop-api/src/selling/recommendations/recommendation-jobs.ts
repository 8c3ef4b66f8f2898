import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { countPurchases } from './count-purchases';

export const recommendationJobs = ({ db, now }: Kernel): Job[] => [
  hourly('count purchases', async () => {
    await countPurchases(db, now());
  }),
];
