import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The current text of a function or view of the database. */
export interface SchemaFunction {
  /** The function and its file have this name. */
  name: string;
  /** Raised with each change of the text. */
  version: number;
  /** `create or replace`; a `drop ... if exists` before it where the old signature or columns differ. */
  sql: string;
  checksum: string;
}

/** A function that the database has in a text that was applied. */
export interface StoredFunction {
  version: number;
  checksum: string;
}

const VERSION = /^-- Version (\d+)\.\n/;
const VIEW = /^create or replace view /m;

/** The texts of the folders in the order in which they are applied: views last, as they call functions. */
export function readFunctions(folders: readonly string[] = []): SchemaFunction[] {
  const all = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => readFunction(join(folder, file), file.replace(/\.sql$/, ''))),
  );
  const isView = ({ sql }: SchemaFunction) => VIEW.test(sql);
  return [...all.filter((one) => !isView(one)), ...all.filter(isView)];
}

function readFunction(path: string, name: string): SchemaFunction {
  const sql = readFileSync(path, 'utf8');
  const version = VERSION.exec(sql)?.[1];
  if (version === undefined) throw new Error(`${path} does not begin with "-- Version <number>."`);
  return { name, version: Number(version), sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** Applied texts by name, without those whose function or view has been dropped since. */
export async function storedFunctions(
  client: pg.Client,
  table: string,
): Promise<Map<string, StoredFunction>> {
  const { rows } = await client.query<StoredFunction & { name: string }>(
    `select name, version, checksum from ${table} t
     where exists (select from pg_proc p where p.proname = t.name and p.pronamespace = current_schema::text::regnamespace)
       or to_regclass(t.name) is not null`,
  );
  return new Map(rows.map(({ name, ...stored }) => [name, stored]));
}

/**
 * Whether a text has to be applied. The database of a later release has a higher version: its text stays.
 * Throws for a text that was changed without a higher version.
 */
export function isPending({ name, version, checksum }: SchemaFunction, stored?: StoredFunction): boolean {
  if (!stored || stored.version < version) return true;
  if (stored.version === version && stored.checksum !== checksum)
    throw new Error(`The function ${name} has been edited after it was applied. Raise its version.`);
  return false;
}
