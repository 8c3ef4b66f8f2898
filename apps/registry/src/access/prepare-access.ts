import { openDatabase } from '@fachwerk/database';
import { addOperator } from './operators';
import { hashSecret } from './secret';
import { keepToken } from './tokens';

const DEMONSTRATION = { name: 'betrieb', password: 'Fachwerk-1' };

export interface PrepareAccessOptions {
  databaseUrl: string;
  /** Creates the operator with the public password; otherwise removes it. */
  demonstration: boolean;
  /** Secret of the page server that `npm start` runs. */
  usageToken?: string;
  /** Secret of the commands of `npm start`, kept in a file of the data folder. */
  operateToken?: string;
  /** A former secret; its token is revoked. */
  revoked?: string | undefined;
  log: (message: string) => void;
}

/** Creates the tokens and the operator that `npm start` needs before an administrator has made any. */
export async function prepareAccess(options: PrepareAccessOptions): Promise<void> {
  const { databaseUrl, demonstration, usageToken, operateToken, revoked, log } = options;
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (usageToken) await keepToken(db, usageToken, { name: 'page server', scope: 'census' });
    if (operateToken) await keepToken(db, operateToken, { name: 'npm start', scope: 'operate' });
    if (revoked)
      await db.query(
        'update registry.access_token set revoked_at = now() where hash = $1 and revoked_at is null',
        [hashSecret(revoked)],
      );
    if (!demonstration) {
      await db.query('delete from registry.operator where is_demonstration');
      return;
    }
    const { name, password } = DEMONSTRATION;
    const known = await db.query('select 1 from registry.operator where name = $1', [name]);
    if (known.length > 0) return;
    await addOperator(db, { name, password, by: 'npm start', isDemonstration: true });
    log(`Demonstration operator: ${name}, password ${password}`);
  } finally {
    await db.close();
  }
}
