import type { Kernel } from '../../kernel/context/kernel';
import { every, hourly, type Job } from '../../kernel/jobs/jobs';
import { removeOldHolders } from './order-holders';
import { releaseEndedHolds } from './stock-reservations';

const HOLDS_EVERY_MS = 10_000;

export const stockJobs = ({ db }: Kernel): Job[] => [
  every('give back ended holds', HOLDS_EVERY_MS, () => releaseEndedHolds(db)),
  hourly('remove old holders of orders', () => removeOldHolders(db)),
];
