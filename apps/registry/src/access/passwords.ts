import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2
 * passes, parallelism 1.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Unicode normalisation: operating systems encode the same characters differently. */
const sameForm = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(sameForm(password), COST);

/** Hash for names that do not exist, so that the check takes the same time for them. */
let decoyHash: Promise<string> | undefined;

/** Takes the same time whether the operator exists or not. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoyHash ??= hash('a password that no operator has', COST);
  const isRight = await verify(passwordHash ?? (await decoyHash), sameForm(password));
  return isRight && passwordHash !== undefined;
}
