import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { removeOldWithdrawals } from './withdrawal-repository';

export const withdrawalJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old withdrawals', () => removeOldWithdrawals(db)),
];
