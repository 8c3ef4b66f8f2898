import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** SQL text with an expression for the number of the client and one for a random number. */
type Statement = (client: string, count: string) => string;

export interface BareTransaction {
  /** "pgbench", or "pg" where pgbench is not installed. */
  tool: string;
  perSecond(statement: Statement, clients: number, perClient: number): Promise<number>;
}

const MAX_COUNT = 1_000_000;

/** Runs one statement without a server in between: the upper limit of a call that needs it. */
export async function openBareTransaction(databaseUrl: string): Promise<BareTransaction> {
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  const perSecond = hasPgbench ? byPgbench : byDriver;
  return {
    tool: hasPgbench ? 'pgbench' : 'pg',
    perSecond: (statement, clients, perClient) => perSecond(databaseUrl, clients, statement, perClient),
  };
}

type Runner = (
  databaseUrl: string,
  clients: number,
  statement: Statement,
  perClient: number,
) => Promise<number>;

const byPgbench: Runner = async (databaseUrl, clients, statement, perClient) => {
  const folder = await mkdtemp(join(tmpdir(), 'fachwerk-pgbench-'));
  const script = join(folder, 'script.sql');
  // A statement of a script ends at the semicolon.
  const text = `\\set count random(1, ${MAX_COUNT})\n${statement(':client_id', ':count')};\n`;
  await writeFile(script, text);
  const options = [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    `--jobs=${Math.min(2, clients)}`,
  ];
  const { stdout } = await run('pgbench', [
    ...options,
    ...[`--transactions=${perClient}`, `--file=${script}`, databaseUrl],
  ]).finally(() => rm(folder, { recursive: true }));
  const found = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!found || !stdout.includes(`${clients * perClient}/${clients * perClient}`))
    throw new Error(`pgbench failed: ${stdout}`);
  return Number(found);
};

const byDriver: Runner = async (databaseUrl, clients, statement, perClient) => {
  const text = statement('$1::int', '$2::int');
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = new pg.Client({ connectionString: databaseUrl });
      await connection.connect();
      return connection;
    }),
  );
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection, client) => {
      for (let done = 0; done < perClient; done++)
        await connection.query({
          name: 'bare',
          text,
          values: [client, 1 + Math.floor(Math.random() * MAX_COUNT)],
        });
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(connections.map((connection) => connection.end()));
  return (clients * perClient) / seconds;
};
