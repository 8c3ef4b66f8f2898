import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldContacts } from './contact-requests';

export const contactJobs = ({ db, now }: Kernel): Job[] => [
  hourly('remove old contact requests', () => removeOldContacts(db, now())),
];
