import type { Queryable } from '@fachwerk/database';

/** Search and lists read all products again, in every process. */
export async function raiseCatalogueVersion(tx: Queryable): Promise<void> {
  await tx.query('update catalogue_state set version = version + 1, changed_at = clock_timestamp()');
}

/** The version now, also where this process has raised it a moment ago. */
export async function findCatalogueVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from catalogue_state');
  return row?.version ?? 0;
}

/** Public answers with product records are read again, without a new version of the catalogue. */
export async function raiseRecordVersion(tx: Queryable): Promise<void> {
  await tx.query(
    'update catalogue_state set stock_version = stock_version + 1, changed_at = clock_timestamp()',
  );
}

/** What filled the catalogue, and the analyser of its search documents; null before the first import. */
export interface Filling {
  [column: string]: unknown;
  filledBy: string | null;
  analyserVersion: number;
}

export async function findFilling(db: Queryable): Promise<Filling | undefined> {
  const [filling] = await db.query<Filling>(
    'select filled_by as "filledBy", analyser_version as "analyserVersion" from catalogue_state',
  );
  return filling;
}

export async function noteFilling(db: Queryable, filledBy: string, analyserVersion: number): Promise<void> {
  await db.query('update catalogue_state set filled_by = $1, analyser_version = $2', [
    filledBy,
    analyserVersion,
  ]);
}
