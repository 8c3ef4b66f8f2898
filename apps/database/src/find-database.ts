import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrate, type MigrateOptions } from './migrate';
import { openDatabase } from './pool';
import { type Migrations, schemaCheck } from './schema-steps';

export interface DatabaseSettings {
  /** DATABASE_URL; undefined: the embedded server of this machine, which is started. */
  databaseUrl: string | undefined;
  /** Data folder of the embedded server. */
  dataDir: string;
  log: (message: string) => void;
}

export interface FoundDatabase {
  url: string;
  isEmbedded: boolean;
  /** Stops the embedded server if this call has started it. */
  stop(): Promise<void>;
}

/** The database of a server or command. */
export async function findDatabase({ databaseUrl, dataDir, log }: DatabaseSettings): Promise<FoundDatabase> {
  if (databaseUrl !== undefined)
    return { url: databaseUrl, isEmbedded: false, stop: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  return { url: embedded.url, isEmbedded: true, stop: () => embedded.stop() };
}

/** Rejects while the schema is older than this release; changes nothing. */
export async function requireSchema(databaseUrl: string, migrations: Migrations): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await schemaCheck(migrations)(db);
  } finally {
    await db.close();
  }
}

/** Applies missing steps if this process may do so, and refuses an older schema otherwise. */
export async function prepareSchema(
  databaseUrl: string,
  migrations: Migrations,
  { migrates, ...options }: MigrateOptions & { migrates: boolean },
): Promise<string[]> {
  if (migrates) return migrate(databaseUrl, migrations, options);
  await requireSchema(databaseUrl, migrations);
  return [];
}
