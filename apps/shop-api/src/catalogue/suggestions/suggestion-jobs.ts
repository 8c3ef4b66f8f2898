import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { createCountedSearches } from './counted-searches';

export const suggestionJobs = ({ db }: Kernel): Job[] => [
  hourly('add up searches', createCountedSearches(db).addUp),
];
