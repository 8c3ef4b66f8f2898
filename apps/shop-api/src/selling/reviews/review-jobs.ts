import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { removeOldReviews } from './remove-old-reviews';
import { passRatingsToSearch } from './write-rating';

export const reviewJobs = ({ db }: Kernel): Job[] => [
  hourly('pass ratings to the search', () => passRatingsToSearch(db)),
  hourly('remove old reviews', () => removeOldReviews(db)),
];
