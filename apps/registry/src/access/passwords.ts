import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2 passes, parallelism 1. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on two systems may come in two forms. */
const sameForm = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(sameForm(password), COST);

/** Made once: checking against it costs as much as checking an operator who exists. */
let nobodysHash: Promise<string> | undefined;

/** Costs the same time whether there is such an operator or not. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST);
  const isRight = await verify(passwordHash ?? (await nobodysHash), sameForm(password));
  return isRight && passwordHash !== undefined;
}
