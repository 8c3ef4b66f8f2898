import type { Queryable } from '@fachwerk/database';

export type AuditAction =
  | 'publish'
  | 'refuse'
  | 'roll-out'
  | 'advance'
  | 'hold'
  | 'roll-back'
  | 'finish'
  | 'retire'
  | 'preview'
  | 'sign-in'
  | 'token';

export interface AuditEntry {
  /** "team cart", "operator betrieb", "registry" for what it did by its rules. */
  actor: string;
  action: AuditAction;
  /** E.g. "cart@1.4.0-3f9a2c1". */
  subject: string;
  /** One sentence. */
  text: string;
}

/** In the transaction of what it tells: what is not in the log did not happen. */
export async function writeAudit(db: Queryable, { actor, action, subject, text }: AuditEntry): Promise<void> {
  await db.query('insert into registry.audit (actor, action, subject, text) values ($1, $2, $3, $4)', [
    actor,
    action,
    subject,
    text,
  ]);
}
