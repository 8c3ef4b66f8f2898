import { knownDevices } from '@fachwerk/server-kit/known-device';
import { logIn } from '@fachwerk/shared/calls';
import type { Kernel } from '../kernel/context/kernel';
import type { IdentityServices } from './context/identity-context';

export interface IdentityOptions {
  /** "<store>:<token>"; the store of the warehouse is "online". Without them the desk API is closed. */
  deskTokens?: readonly string[];
}

export const identityServices = (
  { now, pageUrl, secrets }: Kernel,
  { deskTokens = [] }: IdentityOptions,
): IdentityServices => ({
  deskTokens,
  devices: knownDevices({
    secret: secrets.sessions,
    path: logIn.path,
    isSecure: () => pageUrl('/').startsWith('https:'),
    now: () => now().getTime(),
  }),
});
