import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isPending, readFunctions, type SchemaFunction, storedFunctions } from './schema-functions';
import { functionTable, type Migrations, readSteps, type Step, storedChecksums } from './schema-steps';

const OLDEST_VERSION = 150_000;

/** Any number, the same in every process: concurrent migrations wait for each other. */
const MIGRATION_LOCK = 4_711_001;

export interface MigrateOptions {
  log?: (message: string) => void;
  /** A step waits so long for its locks: the calls of the shop wait behind it. */
  lockTimeoutMs?: number;
  /** Until the second attempt of a step; doubled for each further one, half a minute at most. */
  pauseMs?: number;
}

const LOCK_TIMEOUT_MS = 2000;
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** With the pauses about half an hour: a dump of a large database. */
const MOST_ATTEMPTS = 60;

/**
 * Applies all missing steps and then all changed functions, each in a transaction of its own. One that does
 * not get its locks gives way to the calls behind it and is tried again. Steps are never edited after they
 * have run: their checksums are stored. Returns the names of the applied steps and functions.
 */
export async function migrate(
  databaseUrl: string,
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await requireVersion(client);
    // Released with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done: string[] = [];
    // A step may drop a function: they are read when it has run.
    for (const find of [missingSteps, changedFunctions])
      for (const change of await find(client, migrations)) {
        await applyPatiently(client, change, options);
        done.push(change.name);
      }
    return done;
  } finally {
    await client.end();
  }
}

/** A change of the schema, and the statement that records it. */
interface Change {
  name: string;
  sql: string;
  record: pg.QueryConfig;
}

async function missingSteps(client: pg.Client, { dir, table }: Migrations): Promise<Change[]> {
  await client.query(
    `create table if not exists ${table} (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const applied = await storedChecksums(client, table);
  return readSteps(dir)
    .filter(({ name, checksum }) => {
      const known = applied.get(name);
      if (known !== undefined && known !== checksum)
        throw new Error(`Migration ${name} has been edited after it ran. Write a new one instead.`);
      return known === undefined;
    })
    .map((step) => stepChange(table, step));
}

const stepChange = (table: string, { name, sql, checksum }: Step): Change => ({
  name,
  sql,
  record: { text: `insert into ${table} (name, checksum) values ($1, $2)`, values: [name, checksum] },
});

async function changedFunctions(client: pg.Client, { table, functions }: Migrations): Promise<Change[]> {
  if (!functions) return [];
  const functionsTable = functionTable(table);
  await client.query(
    `create table if not exists ${functionsTable} (
       name text primary key, version integer not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  );
  const stored = await storedFunctions(client, functionsTable);
  return readFunctions(functions)
    .filter((one) => isPending(one, stored.get(one.name)))
    .map((one) => functionChange(functionsTable, one));
}

/** Bodies are not checked, as they may call functions that follow. */
const functionChange = (table: string, { name, version, sql, checksum }: SchemaFunction): Change => ({
  name: `${name} ${version}`,
  sql: `set local check_function_bodies = off; ${sql}`,
  record: {
    text: `insert into ${table} (name, version, checksum) values ($1, $2, $3)
      on conflict (name) do update set version = $2, checksum = $3, applied_at = now()`,
    values: [name, version, checksum],
  },
});

async function applyPatiently(
  client: pg.Client,
  change: Change,
  { log, lockTimeoutMs = LOCK_TIMEOUT_MS, pauseMs = PAUSE_MS }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, change, lockTimeoutMs);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isLocked(error)) throw error;
      const pause = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (attempt - 1));
      log?.(`${change.name} waits for a lock that others hold; next attempt in ${pause / 1000} s.`);
      await sleep(pause);
    }
  }
}

async function apply(client: pg.Client, { sql, record }: Change, lockTimeoutMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(sql);
    await client.query(record);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

const isLocked = (error: unknown): boolean =>
  [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes((error as { code?: string }).code ?? '');

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
  );
  const [version] = rows;
  if (Number(version?.server_version_num) < OLDEST_VERSION)
    throw new Error(`PostgreSQL ${version?.server_version} is too old: 15 or later is needed.`);
}
