import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldWithdrawals } from './withdrawal-repository';

export const withdrawalJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old withdrawals', () => removeOldWithdrawals(db)),
];
