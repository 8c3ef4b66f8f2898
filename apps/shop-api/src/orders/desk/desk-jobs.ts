import { every, type Job } from '@fachwerk/database';
import { DAY_MS } from '@fachwerk/shared/time';
import type { Kernel } from '../../kernel/context/kernel';
import { measureReadyTimes } from './measure-ready-times';

export const deskJobs = ({ db, now }: Kernel): Job[] => [
  every('measure ready times of stores', DAY_MS, () => measureReadyTimes(db, now())),
];
