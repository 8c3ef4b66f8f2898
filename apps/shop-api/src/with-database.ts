import { join } from 'node:path';
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@fachwerk/database';
import { readConfig } from './config';
import { migrations } from './paths';

export const print = (message: string): void => void process.stdout.write(`${message}\n`);

/** Runs a command on the shop's database; starts the embedded server if the shop does not run. */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const config = readConfig();
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: print });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl, migrations);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  try {
    await work(db);
  } finally {
    await db.close();
    if (embedded?.isOurs) await embedded.stop();
  }
}

/** Ends the process with the reason of a failure. */
export function runCommand(command: Promise<void>): void {
  command.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
