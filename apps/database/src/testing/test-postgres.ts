import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedAddress, startEmbeddedPostgres } from '../embedded-postgres';
import { migrate } from '../migrate';
import { packagedBinaries, systemBinaries, userOfPostgres } from '../postgres-binaries';
import { isAlive, postmasterPid } from '../postgres-process';
import type { Migrations } from '../schema-steps';

/** The oldest PostgreSQL that the shop supports. */
const OLDEST = 15;
const SYSTEM_SERVERS = '/usr/lib/postgresql';

/** Oldest installed version of the system's PostgreSQL, which has the fewest features. */
export const systemVersion = (folder = SYSTEM_SERVERS): string | undefined =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((version) => Number(version) >= OLDEST && existsSync(join(folder, version, 'bin/postgres')))
    .sort((a, b) => Number(a) - Number(b))[0];

const system = systemVersion();

/** The embedded server, the system's if installed, and a given one: for the files with the most SQL. */
export const everyServer: readonly string[] = [
  'embedded',
  ...(system ? [`PostgreSQL ${system}`] : []),
  ...(process.env.TEST_DATABASE_URL ? ['TEST_DATABASE_URL'] : []),
];

/** Servers of the other database tests: the embedded one, and every server with `LONG=1`. */
export const testServers = process.env.LONG === '1' ? everyServer : everyServer.slice(0, 1);

const PREFIX = 'fachwerk-test-postgres-';
const dataFolder = process.env.MEMORY_FOLDER ?? tmpdir();

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated database, copied from a template, so that suites are independent. */
export async function createTestDatabase(migrations: Migrations, server = 'embedded'): Promise<TestDatabase> {
  const adminUrl = await serverUrl(server);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (client) => {
    const template = await createTemplate(client, adminUrl, migrations);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: withDatabase(adminUrl, name),
    drop: () => asAdmin(adminUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

const running = new Map<string, Promise<string>>();

/** One server per test process; later test files of the process use it again. */
function serverUrl(server: string): Promise<string> {
  const url = running.get(server) ?? findOrStart(server);
  running.set(server, url);
  return url;
}

async function findOrStart(server: string): Promise<string> {
  if (server === 'TEST_DATABASE_URL') return process.env.TEST_DATABASE_URL ?? '';
  const dataDir = join(dataFolder, `${PREFIX}${process.pid}-${server === 'embedded' ? 'embedded' : system}`);
  // Started for an earlier file of tests.
  const pid = postmasterPid(join(dataDir, 'cluster'));
  const known = pid !== undefined && isAlive(pid) ? embeddedAddress(dataDir) : undefined;
  if (known) return known;
  removeOldFolders();
  const { url } = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    watchesOthers: false,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      autovacuum: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '64MB',
    },
    binaries:
      server === 'embedded'
        ? // A folder in memory may have no permission to run programs.
          packagedBinaries(join(tmpdir(), `${PREFIX}${process.pid}-binaries`), userOfPostgres())
        : systemBinaries(join(SYSTEM_SERVERS, system ?? '', 'bin')),
  });
  return url;
}

function removeOldFolders(): void {
  for (const folder of readdirSync(dataFolder)) {
    const pid = Number(folder.startsWith(PREFIX) ? folder.slice(PREFIX.length).split('-')[0] : NaN);
    if (pid && !isAlive(pid)) rmSync(join(dataFolder, folder), { recursive: true, force: true });
  }
}

async function createTemplate(client: pg.Client, adminUrl: string, migrations: Migrations): Promise<string> {
  // A process runs many files of tests, whose migrations may have one table.
  const folder = createHash('sha256').update(migrations.dir).digest('hex').slice(0, 8);
  const name = `template_${migrations.table}_${folder}_${process.pid}`;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  await client.query(`create database ${name}`);
  await migrate(withDatabase(adminUrl, name), migrations);
  return name;
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
