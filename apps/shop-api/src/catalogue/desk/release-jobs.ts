import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldReleases } from './releases';

export const releaseJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old releases of items', () => removeOldReleases(db)),
];
