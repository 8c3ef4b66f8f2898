import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { createSessionRepository } from './session-repository';

export const sessionJobs = ({ db }: Kernel): Job[] => [
  hourly('remove expired sessions', () => createSessionRepository(db).removeExpired()),
];
