import { hash, verify } from '@node-rs/argon2';
import { fewAtOnce } from './few-at-once';

/** Argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** The same letters typed on two systems may come in two forms. */
const sameForm = (password: string): string => password.normalize('NFC');

/** Of Node's four threads two stay free for everybody else: files, compression, names of hosts. */
const inTurn = fewAtOnce(2, 100);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(sameForm(password), COST));

/** Made once: checking against it costs as much as checking an account that exists. */
let nobodysHash: Promise<string> | undefined;

/** Costs the same time whether there is an account or not (ASVS 6.3.8). */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST);
  const expected = passwordHash ?? (await nobodysHash);
  const isRight = await inTurn(() => verify(expected, sameForm(password)));
  return isRight && passwordHash !== undefined;
}

/** Made with other parameters than today's: to be made again while the password is at hand. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);
