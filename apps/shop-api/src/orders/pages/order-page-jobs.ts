import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { removeOldBankDetails } from './bank-details-repository';
import { removeOldOrderAccess } from './order-access';

export const orderPageJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old access to orders', () => removeOldOrderAccess(db)),
  hourly('remove old bank details', () => removeOldBankDetails(db)),
];
