import type { Queryable } from '@fachwerk/database';
import { limitAttempts } from '@fachwerk/server-kit/attempt-limit';
import { networkShares } from '@fachwerk/server-kit/network-of';

/**
 * Attempts of operators to sign in, counted by name and by address; in a browser where the operator has
 * signed in before, by the id of this browser.
 */
export const signInAttempts = (db: Queryable) =>
  limitAttempts(db, 'registry.attempt_limit', {
    operator: { free: 5, countedAs: (name) => name },
    device: { free: 5, countedAs: (id) => id },
    address: { free: 20, countedAs: networkShares },
  });
