import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface BareTransaction {
  /** "pgbench" or "pg (pgbench is not installed)". */
  tool: string;
  /** One SQL statement of the benchmark; `:client` and `:count` are its number and a random one. */
  perSecond(statement: (client: string, count: string) => string, perClient: number): Promise<number>;
}

const CLIENTS = 16;
const COUNTS = 1_000_000;

/** Runs one statement by 16 clients without a server in between: the upper limit of a call that needs it. */
export async function openBareTransaction(databaseUrl: string): Promise<BareTransaction> {
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  return hasPgbench
    ? { tool: 'pgbench', perSecond: (statement, perClient) => byPgbench(databaseUrl, statement, perClient) }
    : {
        tool: 'pg (pgbench is not installed)',
        perSecond: (statement, perClient) => byDriver(databaseUrl, statement, perClient),
      };
}

async function byPgbench(
  databaseUrl: string,
  statement: (client: string, count: string) => string,
  perClient: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fachwerk-pgbench-'));
  const script = join(folder, 'script.sql');
  await writeFile(script, `\\set count random(1, ${COUNTS})\n${statement(':client_id', ':count')};\n`);
  const options = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-t', `${perClient}`, '-f', script];
  const { stdout } = await run('pgbench', [...options, databaseUrl]).finally(() =>
    rm(folder, { recursive: true }),
  );
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!found || !stdout.includes(`${CLIENTS * perClient}/${CLIENTS * perClient}`))
    throw new Error(`pgbench failed: ${stdout}`);
  return Number(found);
}

async function byDriver(
  databaseUrl: string,
  statement: (client: string, count: string) => string,
  perClient: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  const text = statement('$1::int', '$2::int');
  const work = async (client: number) => {
    for (let done = 0; done < perClient; done++) {
      const count = 1 + Math.floor(Math.random() * COUNTS);
      await pool.query({ name: text.slice(-60), text, values: [client, count] });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => pool.query('select $1::int', [client])));
  const start = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  const seconds = (performance.now() - start) / 1000;
  await pool.end();
  return (CLIENTS * perClient) / seconds;
}
