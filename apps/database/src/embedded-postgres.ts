import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lockFolder } from './folder-lock';
import { packagedBinaries, type PostgresBinaries, type RunAs, userOfPostgres } from './postgres-binaries';
import {
  type ClusterState,
  createCluster,
  DATABASE,
  prepareFolder,
  readState,
  SUPERUSER,
  usablePort,
  writeState,
} from './postgres-cluster';
import { isServed, type PostgresProcess, removeStalePidFile, spawnPostgres } from './postgres-process';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster, its log, port and password. */
  dataDir: string;
  log: (message: string) => void;
  /** Folder of another PostgreSQL than the one in the npm packages. */
  binaries?: PostgresBinaries;
  /** Server settings, e.g. { fsync: 'off' } for tests. */
  settings?: Record<string, string>;
  /** False: a running server of another process is not supervised, which saves two checks per second. */
  watchesOthers?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** True if this call started the server; false if it supervises a running one. */
  isOurs: boolean;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;
const WATCH_INTERVAL_MS = 500;

/**
 * Starts the PostgreSQL of this machine, or finds the one of another process. The address is available until
 * `stop`: a server that ends is started again on the same port.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  refuseInProduction();
  const { log, settings = {}, watchesOthers = true } = options;
  const runAs = userOfPostgres();
  const dataDir = reachableFolder(resolve(options.dataDir), runAs, log);
  const clusterDir = join(dataDir, 'cluster');
  const stateFile = join(dataDir, 'state.json');
  const logFile = join(dataDir, 'postgres.log');
  const binaries = options.binaries ?? packagedBinaries(dataDir, runAs);

  let state: ClusterState;
  let server: PostgresProcess | undefined;
  let isStopping = false;

  async function findOrStart(): Promise<void> {
    const unlock = await lockFolder(dataDir);
    try {
      const known = existsSync(clusterDir) ? readState(stateFile) : undefined;
      if (known && (await isReady(known, clusterDir))) {
        state = known;
        return;
      }
      if (!known) log('Creating the database cluster …');
      const last = known ?? (await createCluster(clusterDir, stateFile, binaries, runAs));
      // A server that shuts down (its owner has ended) needs a moment; a busy one answers late.
      for (const end = Date.now() + START_TIMEOUT_MS; isServed(clusterDir) && Date.now() < end;) {
        if (known && (await isReady(known, clusterDir))) {
          state = known;
          return;
        }
        await sleep(100);
      }
      removeStalePidFile(clusterDir);
      state = { ...last, port: server ? last.port : await usablePort(last.port) };
      server = spawnPostgres({ binaries, runAs, clusterDir, logFile, port: state.port, settings });
      await waitUntilReady(state, clusterDir, server, logFile);
      // Not earlier: after a failed start the file must still contain the address of a running server.
      writeState(stateFile, state);
    } finally {
      unlock();
    }
  }

  await findOrStart();
  await createDatabase(state!);

  const watch = async () => {
    while (!isStopping) {
      if (server) await server.exited;
      else await sleep(WATCH_INTERVAL_MS, undefined, { ref: false });
      if (isStopping) return;
      if (isServed(clusterDir)) {
        // By another process, or ours has lost the shell that waited for it.
        server = undefined;
        continue;
      }
      log('The database server has ended: starting it again.');
      await findOrStart().catch((error: unknown) => log(`Database: ${String(error)}`));
      if (!server) continue;
      await sleep(WATCH_INTERVAL_MS, undefined, { ref: false });
    }
  };
  if (server || watchesOthers) void watch();

  return {
    url: address(state!, DATABASE),
    isOurs: server !== undefined,
    async stop() {
      isStopping = true;
      await server?.stop();
    },
  };
}

/** A production shop without its address would work on an empty database of its own. */
function refuseInProduction(): void {
  if (process.env.NODE_ENV !== 'production') return;
  throw new Error(
    'DATABASE_URL is not set. With NODE_ENV=production the embedded database is not used: set the address of PostgreSQL, for example DATABASE_URL=postgres://user:password@host:5432/shop',
  );
}

const address = ({ password, port }: ClusterState, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Root's own folders (/root) are not readable for PostgreSQL's user: the data is then in /var/lib. */
function reachableFolder(wanted: string, runAs: RunAs, log: (message: string) => void): string {
  prepareFolder(wanted);
  if (runAs.uid === undefined || canEnter(wanted, runAs)) return wanted;
  const other = otherFolder(wanted);
  prepareFolder('/var/lib/fachwerk');
  prepareFolder(other);
  log(`PostgreSQL does not run as root and cannot enter ${wanted}: the database lies in ${other}.`);
  return other;
}

const otherFolder = (wanted: string): string =>
  join('/var/lib/fachwerk', createHash('sha256').update(wanted).digest('hex').slice(0, 12));

/** Address of the database of this data folder; undefined before its first start. */
export function embeddedAddress(dataDir: string): string | undefined {
  refuseInProduction();
  const wanted = resolve(dataDir);
  const state = readState(join(wanted, 'state.json')) ?? readState(join(otherFolder(wanted), 'state.json'));
  return state && address(state, DATABASE);
}

const canEnter = (folder: string, runAs: RunAs): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs, cwd: '/' }).status === 0;

async function isReady(state: ClusterState, clusterDir: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: address(state, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === clusterDir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntilReady(
  state: ClusterState,
  clusterDir: string,
  server: PostgresProcess,
  logFile: string,
): Promise<void> {
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(state, clusterDir))) {
    if (hasEnded || Date.now() > end) {
      const tail = existsSync(logFile)
        ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n')
        : '';
      throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${tail}`);
    }
    await sleep(30);
  }
}

async function createDatabase(state: ClusterState): Promise<void> {
  const client = new pg.Client({ connectionString: address(state, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error; // A concurrent process created it.
  } finally {
    await client.end();
  }
}
