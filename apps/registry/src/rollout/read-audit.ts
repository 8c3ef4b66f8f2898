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

interface AuditQuery {
  /** Id of the last entry seen. */
  before?: number | undefined;
  /** Only entries about versions of this micro-frontend. */
  mfe?: string | undefined;
}

/** Newest first, fifty at a time. */
export async function readAudit(db: Queryable, { before, mfe }: AuditQuery): Promise<AuditLog> {
  const rows = await db.query<Row>(
    `select id, at, actor, action, subject, text, reasons from registry.audit
     where ($1::bigint is null or id < $1) and ($2::text is null or split_part(subject, '@', 1) = $2)
     order by id desc limit 50`,
    [before ?? null, mfe ?? null],
  );
  return { entries: rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
}
