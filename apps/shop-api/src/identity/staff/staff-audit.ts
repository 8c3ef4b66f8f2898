import type { Queryable } from '@fachwerk/database';
import type { StaffAudit, StaffAuditQuery, StaffRole } from '@fachwerk/shared/contracts';
import { readable } from '../../kernel/form-answers/check-form';
import { tables } from '../database/tables';

export interface AuditEntry {
  person: { id: string; number: string; name: string; role: StaffRole };
  desk: string | null;
  /** "POST /rest/desk/orders/{orderId}/pick/" */
  action: string;
  target: string;
  before?: object | null;
  after?: object | null;
  recordedBy?: string | undefined;
  recordedAgo?: number | undefined;
  /** Idempotency key that the call has honoured: repeated, it is not noted again. */
  key?: string | undefined;
}

export async function noteAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  const { person, desk, action, target, before, after, recordedBy, recordedAgo, key } = entry;
  await db.query(
    `insert into staff_audit (staff_id, number, name, role, desk, action, target, before, after, recorded_by, recorded_ago, key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [
      person.id,
      person.number,
      person.name,
      person.role,
      desk,
      action,
      target,
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
      recordedBy ?? null,
      recordedAgo ?? null,
      key ?? null,
    ],
  );
}

interface AuditRow {
  [column: string]: unknown;
  id: string;
  at: Date;
  number: string;
  name: string;
  role: StaffRole;
  desk: string | null;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  recordedBy: string | null;
  recordedAgo: number | null;
}

const PAGE = 50;

/** One page of a desk, newest first; of all desks without one. */
export async function findAudit(
  db: Queryable,
  { desk, before }: { desk: string | null; before: StaffAuditQuery['before'] },
): Promise<StaffAudit> {
  const rows = await db.query<AuditRow>(
    `select a.id::text, at, number, name, role, desk, action, target, before, after,
       recorded_by as "recordedBy", recorded_ago as "recordedAgo"
     from staff_audit a where ($1::text is null or desk = $1) and ($2::bigint is null or a.id < $2)
     order by a.id desc limit ${PAGE + 1}`,
    [desk, before ?? null],
  );
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function removeOldAudit(db: Queryable): Promise<void> {
  await db.query(`delete from staff_audit where at < now() - interval '${tables.staff_audit.keep}'`);
}

const SECRET = /code|pin$|password|token|iban|secret|proof/i;
const LONGEST_TEXT = 300;
const MOST_ENTRIES = 100;

/** What a call was sent, without secrets, pictures and lists without end. */
export function withoutSecrets(value: unknown): unknown {
  // The cut may leave half a character, which a database cannot store.
  if (typeof value === 'string')
    return readable(value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value);
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
