import type { DeskStorage } from './desk-storage';

/**
 * Asks the browser once, with the first action, not to clear the storage of the desk when the device runs
 * short of space. Where it refuses or cannot, everything goes on as before.
 */
export function askToKeep(storage: DeskStorage, manager: Partial<StorageManager> | undefined): DeskStorage {
  let isAsked = false;
  return {
    ...storage,
    addAction(action) {
      if (!isAsked) {
        isAsked = true;
        void manager?.persist?.().catch(() => false);
      }
      return storage.addAction(action);
    },
  };
}
