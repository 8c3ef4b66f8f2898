import { customerRepository } from '../../identity/customer/customer-repository';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';

export const accountJobs = ({ db }: Kernel): Job[] => [
  hourly('remove unconfirmed customers', customerRepository(db).removeOld),
];
