import { type Database, findDatabase, openDatabase, requireSchema } from '@fachwerk/database';
import { migrations } from '../files/paths';

export const print = (message: string): void => void process.stdout.write(`${message}\n`);

/**
 * Runs a command on the shop's database; starts the embedded server if the shop does not run. Changes no
 * schema, and refuses an older one.
 */
export async function withDatabase(
  config: Omit<Parameters<typeof findDatabase>[0], 'log'>,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await findDatabase({ ...config, log: print });
  try {
    await requireSchema(database.url, migrations);
    const db = openDatabase({ url: database.url, maxConnections: 4 });
    await work(db).finally(() => db.close());
  } finally {
    await database.stop();
  }
}

/** Ends the process with the reason of a failure. */
export function runCommand(command: Promise<void>): void {
  command.catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
