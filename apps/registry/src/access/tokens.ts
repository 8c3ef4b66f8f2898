import type { Queryable } from '@fachwerk/database';
import type { Reason } from '@fachwerk/shared/contracts';
import { writeAudit } from '../audit/write-audit';
import { reason } from '../reasons/reason';
import type { Actor, Scope } from './actor';
import { hashSecret, isSecret, newSecret } from './secret';

export interface TokenOrder {
  /** Identifies the token in lists and when it is revoked. */
  name: string;
  scope: Scope;
  /** Micro-frontend of a token of scope publish. */
  mfe?: string;
  /** Actor for the audit log. */
  by: string;
}

/** Returns the token; only its hash is stored. */
export async function createToken(db: Queryable, { name, scope, mfe, by }: TokenOrder): Promise<string> {
  const token = newSecret();
  await db.query('insert into registry.access_token (name, hash, scope, mfe) values ($1, $2, $3, $4)', [
    name,
    hashSecret(token),
    scope,
    mfe ?? null,
  ]);
  await writeAudit(db, {
    actor: by,
    action: 'token',
    subject: name,
    reasons: [createdReason(scope, mfe)],
  });
  return token;
}

function createdReason(scope: Scope, mfe = ''): Reason {
  if (scope === 'publish') return reason('token-publish', { subject: mfe });
  return reason(scope === 'operate' ? 'token-operate' : 'token-report-uses');
}

/** Registers a secret that is stored elsewhere, e.g. in a file. A revoked token stays revoked. */
export async function keepToken(
  db: Queryable,
  secret: string,
  { name, scope }: { name: string; scope: 'operate' | 'census' },
): Promise<void> {
  if (!isSecret(secret))
    throw new Error(`The token of ${name} has the wrong form: 43 letters and digits are expected.`);
  const hash = hashSecret(secret);
  await db.query(
    `insert into registry.access_token (name, hash, scope) values ($1, $2, $3) on conflict do nothing`,
    [`${name} ${hash.toString('hex').slice(0, 8)}`, hash, scope],
  );
}

/** Revokes a token; returns false if no valid token has this name. */
export async function revokeToken(db: Queryable, name: string, by: string): Promise<boolean> {
  const revoked = await db.query(
    'update registry.access_token set revoked_at = now() where name = $1 and revoked_at is null returning name',
    [name],
  );
  if (revoked.length === 0) return false;
  await writeAudit(db, { actor: by, action: 'token', subject: name, reasons: [reason('token-revoked')] });
  return true;
}

export interface TokenEntry {
  [column: string]: unknown;
  name: string;
  scope: Scope;
  mfe: string | null;
  createdAt: Date;
}

/** Tokens that are not revoked. */
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
