import { hourly, type Job } from '@fachwerk/database';
import { passRatingsToSearch } from '../../catalogue/import/write-ratings';
import type { Kernel } from '../../kernel/context/kernel';
import { forgetDiscontinuedProducts, removeOldReviews } from './remove-old-reviews';

export const reviewJobs = ({ db, now }: Kernel): Job[] => [
  hourly('pass ratings to the search', () => passRatingsToSearch(db)),
  hourly('remove old reviews', () => removeOldReviews(db)),
  hourly('forget old discontinued items', () => forgetDiscontinuedProducts(db, now())),
];
