import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newSigningKey } from '@fachwerk/shared/federation';

/** A secret in the data folder, created at the first start and readable by its owner only. */
async function stored(dataDir: string, name: string, make: () => string | Promise<string>): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.trim()) return known.trim();
  await writeFile(file, await make(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    // A concurrent start has created it.
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** Stored, so that sessions survive a restart. */
export const storedSecret = (dataDir: string): Promise<string> =>
  stored(dataDir, 'session-secret', () => randomBytes(32).toString('base64url'));

/** Stored, so that previews and running page servers survive a restart. */
export const storedSigningKey = (dataDir: string): Promise<string> =>
  stored(dataDir, 'registry-signing-key', newSigningKey);

const TOKEN = 'registry-token';

/** Token for commands on this machine. */
export const storedToken = (dataDir: string): Promise<string> =>
  stored(dataDir, TOKEN, () => randomBytes(32).toString('base64url'));

/** Removes the token file of a public shop, where commands need a personal token. Returns its content. */
export async function dropToken(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, TOKEN);
  const token = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return token?.trim();
}

/** Signs tickets of operators in the demonstration: the same in all processes. */
export const staffTicketSecretOf = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('staff-ticket').digest('base64url');

/** Token of the page server, the same in every instance with this key. */
export const usageTokenOf = (signingKey: string): string =>
  createHmac('sha256', signingKey).update('census').digest('base64url');
