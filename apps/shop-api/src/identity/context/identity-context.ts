import type { KnownDevices } from '@fachwerk/server-kit/known-device';
import type { Kernel } from '../../kernel/context/kernel';

export interface IdentityServices {
  /** "<store>:<token>" of the desks. */
  deskTokens: readonly string[];
  /** Browsers that have logged in before. */
  devices: KnownDevices;
}

export type IdentityContext = Kernel & IdentityServices;
