import type { Queryable } from '@fachwerk/database';
import type { Actor } from './actor';
import { hashSecret, isSecret, newSecret } from './secret';

export const SESSION_SECONDS = 12 * 60 * 60;

export async function openSession(db: Queryable, operator: string): Promise<string> {
  const session = newSecret();
  await db.query(
    `insert into registry.operator_session (hash, operator, expires_at)
     values ($1, $2, now() + $3 * interval '1 second')`,
    [hashSecret(session), operator, SESSION_SECONDS],
  );
  return session;
}

/** Name of the operator, if the session is valid. */
export async function operatorOf(db: Queryable, session: string): Promise<string | undefined> {
  if (!isSecret(session)) return undefined;
  const [found] = await db.query<{ operator: string }>(
    'select operator from registry.operator_session where hash = $1 and expires_at > now()',
    [hashSecret(session)],
  );
  return found?.operator;
}

export async function actorOfSession(db: Queryable, session: string): Promise<Actor | undefined> {
  const name = await operatorOf(db, session);
  return name === undefined ? undefined : { name: `operator ${name}`, scope: 'operate', mfe: null };
}

export async function closeSession(db: Queryable, session: string): Promise<void> {
  await db.query('delete from registry.operator_session where hash = $1', [hashSecret(session)]);
}

export async function removeExpiredSessions(db: Queryable): Promise<void> {
  await db.query('delete from registry.operator_session where expires_at < now()');
}
