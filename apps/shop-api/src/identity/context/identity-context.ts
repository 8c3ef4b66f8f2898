import type { KnownDevices } from '@fachwerk/server-kit/known-device';
import type { Kernel } from '../../kernel/context/kernel';
import type { OpenForDesks } from '../staff/desk-access';

export interface IdentityServices {
  openForDesks: OpenForDesks;
  /** Browsers that have logged in before. */
  devices: KnownDevices;
}

export type IdentityContext = Kernel & IdentityServices;
