import type { Queryable } from '@fachwerk/database';
import type { Reason } from '@fachwerk/shared/contracts';
import { textOf } from '../reasons/reason';

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
  | 'token'
  | 'hand-over'
  | 'confirm';

export interface AuditEntry {
  /** "team cart", "operator betrieb"; "registry" for changes by its own rules. */
  actor: string;
  action: AuditAction;
  /** E.g. "cart@1.4.0-3f9a2c1". */
  subject: string;
  reasons: readonly Reason[];
}

/** Writes the entry in the same transaction as the change. */
export async function writeAudit(
  db: Queryable,
  { actor, action, subject, reasons }: AuditEntry,
): Promise<void> {
  await db.query(
    'insert into registry.audit (actor, action, subject, text, reasons) values ($1, $2, $3, $4, $5)',
    [actor, action, subject, textOf(reasons), JSON.stringify(reasons)],
  );
}
