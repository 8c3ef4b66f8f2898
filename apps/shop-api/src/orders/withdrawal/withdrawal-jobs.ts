import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { addMissingCases, removeOldCases } from '../cases/create-case';
import { removeOldWithdrawals } from './withdrawal-repository';

export const withdrawalJobs = ({ db, now }: Kernel): Job[] => [
  hourly('remove old withdrawals', () => removeOldWithdrawals(db)),
  hourly('remove old cases', () => removeOldCases(db)),
  hourly('add missing cases', () => db.transaction((tx) => addMissingCases(tx, now()))),
];
