import type { Queryable } from '@fachwerk/database';
import { limitAttempts } from '@fachwerk/server-kit/attempt-limit';
import { networkOf } from '@fachwerk/server-kit/network-of';
import type { FastifyReply } from 'fastify';
import { ShopError } from '../http/shop-error';

/**
 * PostgreSQL compares e-mail addresses case-insensitively: "İ" and "i" are equal there and differ in
 * `toLowerCase`.
 */
const sameLetters = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

const RULES = {
  account: { free: 5, countedAs: sameLetters },
  address: { free: 20, countedAs: networkOf },
  /**
   * Counted per network address: each registration writes a row and sends a mail. Schools and offices share
   * one.
   */
  registration: { free: 50, countedAs: networkOf },
  withdrawal: { free: 50, countedAs: networkOf },
};
type Limited = keyof typeof RULES;

export function createAttemptLimit(db: Queryable) {
  const { attempt, clear, takeBack, removeOld } = limitAttempts(db, 'attempt_limit', RULES);
  return {
    attempt,
    removeOld,
    /**
     * After a correct password: resets the count of the account and takes back one attempt of the network
     * address.
     */
    async succeeded(account: string, address: string): Promise<void> {
      await clear('account', account);
      await takeBack('address', address);
    },
  };
}

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/** Counts the attempts in this order and refuses at the first exceeded limit. */
export async function enforceAttemptLimits(
  attempts: AttemptLimit,
  reply: FastifyReply,
  ...counted: readonly [Limited, string][]
): Promise<void> {
  for (const [limited, value] of counted) {
    const seconds = await attempts.attempt(limited, value);
    if (seconds === 0) continue;
    void reply.header('retry-after', String(seconds));
    throw new ShopError(429, 'account.login.wait', [], { minutes: Math.ceil(seconds / 60) });
  }
}
