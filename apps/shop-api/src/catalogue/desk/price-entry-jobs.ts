import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldEntries } from './enter-price';

export const priceEntryJobs = ({ db }: Kernel): Job[] => [
  hourly('remove old entries of prices', () => removeOldEntries(db)),
];
