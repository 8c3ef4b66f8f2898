import type { Queryable } from '@fachwerk/database';
import { writeAudit } from '../audit/write-audit';
import type { Actor, Scope } from './actor';
import { hashSecret, isSecret, newSecret } from './secret';

export interface TokenOrder {
  /** For lists and for taking it back. */
  name: string;
  scope: Scope;
  /** Of scope publish. */
  mfe?: string;
  /** Who makes it. */
  by: string;
}

/** The token itself is seen here only. */
export async function createToken(db: Queryable, { name, scope, mfe, by }: TokenOrder): Promise<string> {
  const token = newSecret();
  await db.query('insert into registry.access_token (name, hash, scope, mfe) values ($1, $2, $3, $4)', [
    name,
    hashSecret(token),
    scope,
    mfe ?? null,
  ]);
  const may = scope === 'publish' ? `publish ${mfe}` : scope;
  await writeAudit(db, {
    actor: by,
    action: 'token',
    subject: name,
    text: `A token that may ${may} was made.`,
  });
  return token;
}

/** A secret that is kept elsewhere, e.g. in a file, counts as a token; one that was taken back stays so. */
export async function keepToken(
  db: Queryable,
  secret: string,
  { name, scope }: { name: string; scope: 'operate' | 'census' },
): Promise<void> {
  if (!isSecret(secret)) throw new Error(`The token of ${name} is none of ours: 43 letters and digits.`);
  const hash = hashSecret(secret);
  await db.query(
    `insert into registry.access_token (name, hash, scope) values ($1, $2, $3) on conflict do nothing`,
    [`${name} ${hash.toString('hex').slice(0, 8)}`, hash, scope],
  );
}

/** From now on nobody gets in with it. */
export async function revokeToken(db: Queryable, name: string, by: string): Promise<boolean> {
  const revoked = await db.query(
    'update registry.access_token set revoked_at = now() where name = $1 and revoked_at is null returning name',
    [name],
  );
  if (revoked.length === 0) return false;
  await writeAudit(db, { actor: by, action: 'token', subject: name, text: 'The token was taken back.' });
  return true;
}

export interface TokenEntry {
  [column: string]: unknown;
  name: string;
  scope: Scope;
  mfe: string | null;
  createdAt: Date;
}

/** Those that count. */
export const listTokens = (db: Queryable): Promise<TokenEntry[]> =>
  db.query<TokenEntry>(
    `select name, scope, mfe, created_at as "createdAt" from registry.access_token
     where revoked_at is null order by created_at`,
  );

export async function actorOfToken(db: Queryable, token: string): Promise<Actor | undefined> {
  if (!isSecret(token)) return undefined;
  const [found] = await db.query<{ name: string; scope: Scope; mfe: string | null }>(
    'select name, scope, mfe from registry.access_token where hash = $1 and revoked_at is null',
    [hashSecret(token)],
  );
  return (
    found && {
      name: found.scope === 'publish' ? `team ${found.mfe}` : `token ${found.name}`,
      scope: found.scope,
      mfe: found.mfe,
    }
  );
}
