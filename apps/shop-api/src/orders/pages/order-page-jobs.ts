import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldOrderAccess } from '../access/order-access';
import { removeOldBankDetails } from './bank-details-repository';

export const orderPageJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old access to orders', () => removeOldOrderAccess(db)),
  hourly('remove old bank details', () => removeOldBankDetails(db)),
];
