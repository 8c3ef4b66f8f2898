import { type Job, whenDue } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { oldestChange, refreshRecords } from '../import/refresh-records';

/** The longest time until lists show a sold-out product as such, besides the caches of pages (a second). */
const REFRESH_MS = 3000;

export const productJobs = ({ db }: Kernel): Job[] => [
  whenDue('refresh product records', oldestChange(REFRESH_MS), () => refreshRecords(db, REFRESH_MS)),
];
