import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Migrations, readSteps, type Step, storedChecksums } from './schema-steps';

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
 * Applies all missing steps, each in a transaction of its own. A step that does not get its locks gives way
 * to the calls behind it and is tried again. Steps are never edited after they have run: their checksums are
 * stored. Returns the names of the applied steps.
 */
export async function migrate(
  databaseUrl: string,
  migrations: Migrations,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { dir, table } = migrations;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await requireVersion(client);
    // Released with the connection.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists ${table} (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await storedChecksums(client, table);
    const done: string[] = [];
    for (const step of readSteps(dir)) {
      const known = applied.get(step.name);
      if (known === step.checksum) continue;
      if (known)
        throw new Error(`Migration ${step.name} has been edited after it ran. Write a new one instead.`);
      await applyPatiently(client, table, step, options);
      done.push(step.name);
    }
    return done;
  } finally {
    await client.end();
  }
}

async function applyPatiently(
  client: pg.Client,
  table: string,
  step: Step,
  { log, lockTimeoutMs = LOCK_TIMEOUT_MS, pauseMs = PAUSE_MS }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, table, step, lockTimeoutMs);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isLocked(error)) throw error;
      const pause = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (attempt - 1));
      log?.(`${step.name} waits for a lock that others hold; next attempt in ${pause / 1000} s.`);
      await sleep(pause);
    }
  }
}

async function apply(
  client: pg.Client,
  table: string,
  { name, sql, checksum }: Step,
  lockTimeoutMs: number,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(sql);
    await client.query(`insert into ${table} (name, checksum) values ($1, $2)`, [name, checksum]);
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
