import { createIdempotencyKey } from '@fachwerk/shared/http';
import type { DeskStorage } from '../storage/desk-storage';

/** Runs work that only one tab does at a time. Resolves at once where another tab does it. */
export type SenderLock = (work: () => Promise<void>) => Promise<void>;

const NAME = 'store-desk-sender';

/** The browser's own locks: a tab that is closed or crashes releases its lock. */
export const webLock =
  (locks: LockManager): SenderLock =>
  async (work) => {
    await locks.request(NAME, work);
  };

/** Longer than a call of the API may last. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

/** Without Web Locks: a lease in the storage that all tabs share. After a crash it ends by itself. */
export const leaseLock =
  (storage: DeskStorage, now: () => number = Date.now, owner = createIdempotencyKey()): SenderLock =>
  async (work) => {
    const take = () => storage.takeLease({ owner, until: now() + LEASE_MS }, now());
    if (!(await take())) return;
    const renewing = setInterval(() => void take(), RENEW_MS);
    try {
      await work();
    } finally {
      clearInterval(renewing);
      await storage.takeLease({ owner, until: 0 }, now());
    }
  };

export const senderLock = (storage: DeskStorage): SenderLock =>
  'locks' in navigator ? webLock(navigator.locks) : leaseLock(storage);
