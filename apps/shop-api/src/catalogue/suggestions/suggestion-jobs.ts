import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { createCountedSearches } from './counted-searches';

export const suggestionJobs = ({ db }: Kernel): Job[] => [
  hourly('add up searches', createCountedSearches(db).addUp),
];
