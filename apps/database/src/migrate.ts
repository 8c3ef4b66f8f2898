import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const OLDEST_VERSION = 150_000;

/** Any number, the same in every process: concurrent migrations wait for each other. */
const MIGRATION_LOCK = 4_711_001;

export interface Migrations {
  /** Folder of the `.sql` steps, run in the order of their names. */
  dir: string;
  /** Table of the steps that have run; each app has its own. */
  table: 'migration' | 'registry_migration' | 'sandbox_migration';
}

/** Applies all missing steps. Steps are never edited after they have run: their checksums are stored. */
export async function migrate(databaseUrl: string, { dir, table }: Migrations): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await requireVersion(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists ${table} (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = await appliedChecksums(client, table);
    const done: string[] = [];
    for (const { name, sql, checksum } of readMigrations(dir)) {
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known) throw new Error(`Migration ${name} has been edited after it ran. Write a new one instead.`);
      await client.query(sql);
      await client.query(`insert into ${table} (name, checksum) values ($1, $2)`, [name, checksum]);
      done.push(name);
    }
    await client.query('commit');
    return done;
  } finally {
    await client.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
  );
  const [version] = rows;
  if (Number(version?.server_version_num) < OLDEST_VERSION)
    throw new Error(`PostgreSQL ${version?.server_version} is too old: 15 or later is needed.`);
}

async function appliedChecksums(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${table}`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function readMigrations(dir: string): { name: string; sql: string; checksum: string }[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
