import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { tables } from '../database/tables';

/** Closed recalls, with the proofs who was written to. */
export const recallCleanup = ({ db }: Kernel): Job[] => [
  hourly('remove old recalls', () =>
    db.query(`delete from recall where closed_on < now() - interval '${tables.recall.keep}'`),
  ),
];
