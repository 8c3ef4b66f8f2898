import { hash, verify } from '@node-rs/argon2';
import { fewAtOnce } from '../../kernel/limits/few-at-once';

/**
 * Argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2
 * passes, 1 lane.
 */
const SAFE_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = SAFE_COST;

/** For tests, which would spend much of their time on passwords. */
export function setHashCost(other = SAFE_COST): void {
  cost = other;
}

/** Two systems may send different Unicode forms of the same letters. */
const sameForm = (password: string): string => password.normalize('NFC');

/** Two of Node's four threads stay free for other work: files, compression, DNS. */
const inTurn = fewAtOnce(2, 100);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(sameForm(password), cost));

/** Computed once: a comparison with it costs as much as one with an existing account. */
let unusedHash: Promise<string> | undefined;

/** Takes the same time with and without an account (ASVS 6.3.8). */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  unusedHash ??= hash('no account has this password', cost);
  const expected = passwordHash ?? (await unusedHash);
  const isRight = await inTurn(() => verify(expected, sameForm(password)));
  return isRight && passwordHash !== undefined;
}

/** True for a hash with outdated parameters; it is replaced after the next correct password. */
export const isOutdated = (passwordHash: string): boolean =>
  !passwordHash.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
