import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { removeOldWithdrawals } from './withdrawal-repository';

export const withdrawalJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old withdrawals', () => removeOldWithdrawals(db)),
];
