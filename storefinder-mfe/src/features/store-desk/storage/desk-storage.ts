import type { DeskAction, RecordedAction } from '../action/desk-action';

/** What the desk keeps on the device. Every function rejects if the device cannot store it. */
export interface DeskStorage {
  /** Assigns the place in the queue. */
  addAction(action: RecordedAction): Promise<DeskAction>;
  /** Oldest first. */
  readActions(): Promise<DeskAction[]>;
  /** In one transaction. Undefined: it was removed meanwhile, and stays removed. */
  changeAction(action: DeskAction, change: ChangeOfAction): Promise<DeskAction | undefined>;
  /** Resolves with what was removed, as it was stored. */
  removeAction(action: DeskAction): Promise<DeskAction | undefined>;
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  /** Removes all values whose key begins with the prefix. */
  remove(prefix: string): Promise<void>;
  /** True if the owner may work now: no other owner has a lease that lasts. One transaction. */
  takeLease(lease: Lease, now: number): Promise<boolean>;
  /** Lets go of the device; what has begun is completed. */
  close(): void;
}

/** From what is stored now, which another tab may have changed. */
export type ChangeOfAction = (stored: DeskAction) => DeskAction;

export interface Lease {
  owner: string;
  until: number;
}

export const isFree = (held: unknown, { owner }: Lease, now: number): boolean => {
  const lease = held as Lease | undefined;
  return !lease || lease.owner === owner || lease.until <= now;
};

export const LEASE_KEY = 'lease';

/** Prefix of what is removed when the person signs out: orders contain names. */
export const PERSONAL = 'personal:';
