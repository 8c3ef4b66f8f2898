import { openDatabase } from '@fachwerk/database';
import { addOperator } from './operators';
import { hashSecret } from './secret';
import { keepToken } from './tokens';

/** For whoever looks at the shop. */
const DEMONSTRATION = { name: 'betrieb', password: 'Fachwerk-1' };

export interface PrepareAccessOptions {
  databaseUrl: string;
  /** Opens the operator whose password everybody knows; otherwise it is removed. */
  demonstration: boolean;
  /** Secret of this machine's page server. */
  censusToken?: string;
  /** Secret of whoever may read this machine's files. */
  operateToken?: string;
  /** A secret that counted once. */
  revoked?: string | undefined;
  log: (message: string) => void;
}

/** Who may enter before anybody has made tokens or operators. */
export async function prepareAccess(options: PrepareAccessOptions): Promise<void> {
  const { databaseUrl, demonstration, censusToken, operateToken, revoked, log } = options;
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (censusToken) await keepToken(db, censusToken, { name: 'page server', scope: 'census' });
    if (operateToken) await keepToken(db, operateToken, { name: 'this machine', scope: 'operate' });
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
