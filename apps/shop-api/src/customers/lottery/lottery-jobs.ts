import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldEntries } from './lottery-repository';

export const lotteryJobs = ({ db, now }: Kernel): Job[] => [
  hourly('remove old entries of lotteries', () => removeOldEntries(db, now())),
];
