import { type KnownDevices, knownDevices } from '@fachwerk/server-kit/known-device';
import { logIn } from '@fachwerk/shared/calls';
import type { Kernel } from '../kernel/kernel';

export interface IdentityServices {
  /** "<store>:<token>" of the desks. */
  deskTokens: readonly string[];
  /** Browsers that have logged in before. */
  devices: KnownDevices;
}

export type IdentityContext = Kernel & IdentityServices;

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
