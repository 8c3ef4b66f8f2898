import { type Database, embeddedAddress, openDatabase, requireSchema } from '@fachwerk/database';
import type { Scope } from './access/actor';
import { addOperator } from './access/operators';
import { createToken, listTokens, revokeToken } from './access/tokens';
import { registryMigrations } from './paths';

/** Actor in the audit log for changes that are made directly in the database. */
const BY = 'command line';

export interface Where {
  /** Undefined: the embedded server of `npm start`. */
  databaseUrl: string | undefined;
  /** Data folder of the embedded database. */
  dataDir: string;
}

/** Creates the first tokens and operators. Works on the database, because HTTP calls need a token already. */
async function withDatabase<T>(
  { databaseUrl, dataDir }: Where,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? embeddedAddress(dataDir);
  if (!url) throw new Error(notRunning('There is no database in the data folder yet.'));
  await requireSchema(url, registryMigrations).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ECONNREFUSED' ? new Error(notRunning('The database does not answer.')) : error;
  });
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const notRunning = (problem: string): string =>
  `${problem} Start the shop on this machine (\`npm start\`), or set the database: DATABASE_URL=postgres://user:password@host:5432/shop`;

/** Returns name and secret; only the hash of the secret is stored. */
export const makeToken = (
  where: Where,
  { scope, mfe }: { scope: Scope; mfe?: string },
): Promise<{ name: string; token: string }> =>
  withDatabase(where, async (db) => {
    const what = mfe ?? scope;
    const day = new Date().toISOString().slice(0, 10);
    const name = `${what} ${day} ${Math.random().toString(36).slice(2, 6)}`;
    return { name, token: await createToken(db, { name, scope, ...(mfe && { mfe }), by: BY }) };
  });

export const takeBackToken = (where: Where, name: string): Promise<boolean> =>
  withDatabase(where, (db) => db.transaction((inside) => revokeToken(inside, name, BY)));

export const tokens = (where: Where) => withDatabase(where, listTokens);

export const makeOperator = (where: Where, name: string, password: string): Promise<void> =>
  withDatabase(where, (db) => db.transaction((inside) => addOperator(inside, { name, password, by: BY })));

export const removeOperator = (where: Where, name: string): Promise<boolean> =>
  withDatabase(where, async (db) => {
    const removed = await db.query('delete from registry.operator where name = $1 returning name', [name]);
    return removed.length > 0;
  });
