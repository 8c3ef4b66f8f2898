import { hourly, type Job } from '@fachwerk/database';
import { customerRepository } from '../../identity/customer/customer-repository';
import { emailChangeRepository } from '../../identity/customer/email-change-repository';
import type { Kernel } from '../../kernel/context/kernel';

export const accountJobs = ({ db }: Kernel): Job[] => [
  hourly('remove unconfirmed customers', customerRepository(db).removeOld),
  hourly('remove old changes of addresses', emailChangeRepository(db).removeOld),
];
