import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { createSessionRepository } from './session-repository';

export const sessionJobs = ({ db }: Kernel): Job[] => [
  hourly('remove expired sessions', () => createSessionRepository(db).removeExpired()),
];
