import type { Queryable } from '@fachwerk/database';

/** Writes the session of a visitor who has none, so that rows of other areas can refer to it. */
export async function openSession(db: Queryable, sessionId: string, expiry: Date): Promise<void> {
  await db.query('select open_session($1, $2)', [sessionId, expiry]);
}
