import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { countPurchases } from './count-purchases';

export const recommendationJobs = ({ db, now }: Kernel): Job[] => [
  hourly('count purchases', async () => {
    await countPurchases(db, now());
  }),
];
