import { customerRepository } from '../../identity/customer/customer-repository';
import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';

export const accountJobs = ({ db }: Kernel): Job[] => [
  hourly('remove unconfirmed customers', customerRepository(db).removeOld),
];
