import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { passkeyRepository } from '../passkeys/passkey-repository';
import { removeOldAudit } from '../staff/staff-audit';
import { staffLogins } from '../staff/staff-logins';
import { staffRepository } from '../staff/staff-repository';
import { usedTickets } from '../staff/used-tickets';
import { createSessionRepository } from './session-repository';

export const sessionJobs = ({ db }: Kernel): Job[] => [
  hourly('remove expired sessions', () => createSessionRepository(db).removeExpired()),
  hourly('remove challenges of passkeys', () => passkeyRepository(db).removeOldChallenges()),
  hourly('remove expired logins of staff', () => staffLogins(db).removeExpired()),
  hourly('remove used tickets of operators', () => usedTickets(db).removeOld()),
  hourly('remove people of desks who were blocked long ago', () => staffRepository(db).removeLongBlocked()),
  hourly('remove old audit rows of desks', () => removeOldAudit(db)),
];
