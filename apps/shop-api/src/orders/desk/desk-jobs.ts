import { every, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { measureReadyTimes } from './measure-ready-times';

const DAY_MS = 24 * 60 * 60 * 1000;

export const deskJobs = ({ db, now }: Kernel): Job[] => [
  every('measure ready times of stores', DAY_MS, () => measureReadyTimes(db, now())),
];
