import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

/** A change of the hours of a store, as the history keeps it. */
export interface StoreChange {
  companyId: string;
  kind: 'openingHours' | 'specialOpenings' | 'openingOffers';
  /** Null: there was none, or there is none any more. */
  before: unknown;
  after: unknown;
}

type Hours = Partial<Record<StoreChange['kind'], unknown>>;

/** The kinds of hours that differ, of those that are given. */
export const differentHours = (companyId: string, before: Hours, after: Hours): StoreChange[] =>
  (['openingHours', 'specialOpenings', 'openingOffers'] as const)
    .filter((kind) => !isDeepStrictEqual(before[kind], after[kind]))
    .map((kind) => ({ companyId, kind, before: before[kind] ?? null, after: after[kind] ?? null }));

/** Appends to the history, and forgets what is too old. `changedBy`: the desk, or "import". */
export async function noteChanges(
  tx: Queryable,
  changedBy: string,
  changes: readonly StoreChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into store_change (company_id, changed_by, kind, before, after)
     select r."companyId", $1, r.kind, nullif(r.before, 'null'::jsonb), nullif(r.after, 'null'::jsonb)
     from jsonb_to_recordset($2::jsonb) as r("companyId" text, kind text, before jsonb, after jsonb)`,
    [changedBy, JSON.stringify(changes)],
  );
  await tx.query(
    `delete from store_change where changed_at < now() - interval '${tables.store_change.keep}'`,
  );
}
