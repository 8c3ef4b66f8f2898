import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldReviews } from './remove-old-reviews';
import { passRatingsToSearch } from './write-rating';

export const reviewJobs = ({ db }: Kernel): Job[] => [
  hourly('pass ratings to the search', () => passRatingsToSearch(db)),
  hourly('remove old reviews', () => removeOldReviews(db)),
];
