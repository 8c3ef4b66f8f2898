import type { Queryable } from '@fachwerk/database';
import type { AuditLog, Reason } from '@fachwerk/shared/contracts';

interface Row {
  [column: string]: unknown;
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  text: string;
  reasons: Reason[];
}

/** Newest first, fifty at a time; `before` is the id of the last one seen. */
export async function readAudit(db: Queryable, before: number | undefined): Promise<AuditLog> {
  const rows = await db.query<Row>(
    `select id, at, actor, action, subject, text, reasons from registry.audit
     where $1::bigint is null or id < $1 order by id desc limit 50`,
    [before ?? null],
  );
  return { entries: rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
}
