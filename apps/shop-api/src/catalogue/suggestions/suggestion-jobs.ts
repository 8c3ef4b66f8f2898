import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { createCountedSearches } from './counted-searches';

export const suggestionJobs = ({ db }: Kernel): Job[] => [
  hourly('add up searches', createCountedSearches(db).addUp),
];
