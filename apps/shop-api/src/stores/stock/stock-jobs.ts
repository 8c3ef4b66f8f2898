import { hourly, type Job, whenDue } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { removeOldCorrections } from './correct-stock';
import { releaseEndedHolds } from './stock-reservations';

const OLDEST_ENDED_HOLD = 'select min(h.expires_at) from stock_hold h where h.expires_at <= now()';

export const stockJobs = ({ db }: Kernel): Job[] => [
  whenDue('give back ended holds', OLDEST_ENDED_HOLD, () => releaseEndedHolds(db)),
  hourly('remove old corrections of stock', () => removeOldCorrections(db)),
];
