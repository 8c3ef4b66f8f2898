import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readFunctions } from './schema-functions';

export interface Migrations {
  /** Folder of the `.sql` steps, run in the order of their names. */
  dir: string;
  /** Table of the steps that have run; each app has its own. */
  table: 'migration' | 'registry_migration' | 'sandbox_migration';
  /** Folders of the current texts of functions and views, one per file; applied after the steps. */
  functions?: readonly string[];
}

/** Table of the texts that were applied. */
export const functionTable = (table: Migrations['table']): string => `${table}_function`;

export interface Step {
  name: string;
  sql: string;
  checksum: string;
}

const namesOf = (dir: string): string[] =>
  readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort();

export const readSteps = (dir: string): Step[] =>
  namesOf(dir).map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });

export async function storedChecksums(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${table}`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

interface Reader {
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
}

const UNDEFINED_TABLE = '42P01';

class OldSchema extends Error {
  override readonly name = 'OldSchema';
}

/** Rows of a table that an older schema does not have. */
const readIfThere = <Row extends pg.QueryResultRow>(db: Reader, sql: string): Promise<Row[]> =>
  db.query<Row>(sql).catch((error: unknown) => {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  });

/**
 * Returns a function that rejects while the database lacks a step or has an older function than this release.
 * Those of a later release are no obstacle: its schema works with the servers of before. Reads the folders
 * once.
 */
export function schemaCheck({ dir, table, functions }: Migrations): (db: Reader) => Promise<void> {
  const steps = namesOf(dir);
  const texts = readFunctions(functions);
  return async (db) => {
    const applied = await readIfThere<{ name: string }>(db, `select name from ${table}`);
    const stored = functions
      ? await readIfThere<{ name: string; version: number }>(
          db,
          `select name, version from ${functionTable(table)}`,
        )
      : [];
    const names = new Set(applied.map(({ name }) => name));
    const versions = new Map(stored.map(({ name, version }) => [name, version]));
    const missing = [
      ...steps.filter((name) => !names.has(name)),
      ...texts
        .filter(({ name, version }) => (versions.get(name) ?? 0) < version)
        .map(({ name, version }) => `version ${version} of ${name}`),
    ];
    if (missing.length === 0) return;
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    throw new OldSchema(
      `The schema of the database is older than this release: ${missing[0]}${more} missing. Run: pnpm migrate`,
    );
  };
}

/** Shorter than the deadline of /healthz. */
const PATIENCE_MS = 1000;

/**
 * The same for /healthz, which has another check for a database that does not answer. A check that hangs is
 * not started again before it ends.
 */
export function schemaHealth(migrations: Migrations): (db: Reader) => Promise<void> {
  const check = schemaCheck(migrations);
  let running: Promise<void> | undefined;
  const checkOnce = (db: Reader) =>
    (running ??= check(db)
      .catch((error: unknown) => {
        if (error instanceof OldSchema) throw error;
      })
      .finally(() => (running = undefined)));
  return (db) => Promise.race([checkOnce(db), sleep(PATIENCE_MS, undefined, { ref: false })]);
}
