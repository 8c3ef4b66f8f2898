import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { removeOldReviews } from './remove-old-reviews';
import { passRatingsToSearch } from './write-rating';

export const reviewJobs = ({ db }: Kernel): Job[] => [
  hourly('pass ratings to the search', () => passRatingsToSearch(db)),
  hourly('remove old reviews', () => removeOldReviews(db)),
];
