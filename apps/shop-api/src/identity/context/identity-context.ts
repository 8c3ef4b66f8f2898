import type { Queryable } from '@fachwerk/database';
import type { KnownDevices } from '@fachwerk/server-kit/known-device';
import type { Kernel } from '../../kernel/context/kernel';
import type { SessionRepository } from '../session/session-repository';
import type { OpenForDesks } from '../staff/desk-access';

export interface IdentityServices {
  /** Rows of sessions; on a transaction when several calls belong together. */
  sessions: (db: Queryable) => SessionRepository;
  openForDesks: OpenForDesks;
  /** Browsers that have logged in before. */
  devices: KnownDevices;
}

export type IdentityContext = Kernel & IdentityServices;
