import type { Database, Queryable } from '@fachwerk/database';
import { attempt } from '../../kernel/import/row-error';
import { differentHours, noteChanges } from '../store/store-changes';
import type { StoreRecord } from '../store/store-record';
import { SELECT_STORES, writeStores } from '../store/store-repository';
import { completeStore } from './complete-store';
import { planStores, type StorePlan } from './plan-stores';
import type { StoreFile } from './read-store-file';

export interface StoreOptions {
  /** Share of the stores that may lose services or days without a confirmation. */
  endedPercent?: number;
  isDryRun?: boolean;
  isConfirmed?: boolean;
}

export interface StoreImport extends StorePlan {
  count: number;
  /** Rows that are not imported. */
  refused: { line: number; field: string; reason: string }[];
  /** False if the file was only planned or needs a confirmation. */
  isWritten: boolean;
}

/** The stores of a list are not generated any more: the next start does not bring back the sample stores. */
const FILLED = `update store_state set filled_by = 'import'`;

/**
 * Writes the valid stores of a file in one transaction, and notes which hours it has changed. What the file
 * does not state stays. The rows of the stores are locked first: a desk that changes hours waits.
 */
export async function importStores(
  db: Database,
  file: StoreFile,
  { endedPercent = 100, isDryRun = false, isConfirmed = false }: StoreOptions = {},
): Promise<StoreImport> {
  return db.transaction(async (tx) => {
    const known = await lockStores(tx, file);
    const refused = file.faults.map(({ message: reason, ...fault }) => ({ ...fault, reason }));
    const stores: StoreRecord[] = [];
    for (const row of file.stores) {
      const whole = attempt(row.line, () => completeStore(row, known.get(row.companyId)));
      if ('value' in whole) stores.push(whole.value);
      else refused.push({ line: row.line, field: whole.fault.field, reason: whole.fault.message });
    }
    const plan = planStores(known, stores, endedPercent);
    const isWritten = !isDryRun && stores.length > 0 && (isConfirmed || plan.refusals.length === 0);
    if (isWritten) {
      await writeStores(tx, stores);
      await noteChanges(
        tx,
        'import',
        stores.flatMap((store) => {
          const before = known.get(store.companyId);
          return before ? differentHours(store.companyId, before, store) : [];
        }),
      );
      await tx.query(FILLED);
    }
    refused.sort((a, b) => a.line - b.line);
    return { ...plan, count: stores.length, refused, isWritten };
  });
}

/** All stores by number; those of the file are locked. */
async function lockStores(tx: Queryable, { stores }: StoreFile): Promise<Map<string, StoreRecord>> {
  await tx.query('select from store where company_id = any($1) order by company_id for update', [
    stores.map(({ companyId }) => companyId),
  ]);
  const known = await tx.query<StoreRecord & { [column: string]: unknown }>(SELECT_STORES);
  return new Map(known.map((store) => [store.companyId, store]));
}
