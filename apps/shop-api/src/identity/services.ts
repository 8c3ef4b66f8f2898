import { knownDevices } from '@fachwerk/server-kit/known-device';
import { logIn } from '@fachwerk/shared/calls';
import type { Kernel } from '../kernel/context/kernel';
import type { IdentityServices } from './context/identity-context';
import { createSessionRepository } from './session/session-repository';
import { deskAccess } from './staff/desk-access';

export interface IdentityOptions {
  /** "<store>:<token>"; the store of the warehouse is "online". Without them the desk API is closed. */
  deskTokens?: readonly string[];
}

export const identityServices = (
  { attempts, db, now, pageUrl, secrets }: Kernel,
  { deskTokens = [] }: IdentityOptions,
): IdentityServices => ({
  sessions: createSessionRepository,
  openForDesks: deskAccess(deskTokens, { attempts, db }),
  devices: knownDevices({
    secret: secrets.sessions,
    path: logIn.path,
    isSecure: () => pageUrl('/').startsWith('https:'),
    now: () => now().getTime(),
  }),
});
