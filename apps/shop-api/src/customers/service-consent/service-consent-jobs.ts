import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldDecisions } from './service-consent-log';

export const serviceConsentJobs = ({ db, now }: Kernel): Job[] => [
  hourly('remove old decisions about services', () => removeOldDecisions(db, now())),
];
