import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median } from './statistics';

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Function Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

interface Run {
  milliseconds: number;
  plan: Plan;
}

const LOGGED = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n|[{}].*\n| .*\n)+)/g;
const SETTINGS = {
  session_preload_libraries: "'auto_explain'",
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_format': "'json'",
};
const STATEMENT_LENGTH = 110;
const MOST_PLANS = 10;

/**
 * Rows of a table with the slowest statements of some requests, from EXPLAIN (ANALYZE, BUFFERS) of every
 * execution, which the embedded database writes into its log meanwhile.
 */
export async function slowestPlans(
  dataDir: string,
  sendRequests: () => Promise<void>,
): Promise<(string | number)[][]> {
  const logFile = join(dataDir, 'postgres/postgres.log');
  const start = statSync(logFile).size;
  const client = await connect(dataDir);
  try {
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`alter system set ${name} = ${value}`);
    await reconnectShop(client);
    await sendRequests();
  } finally {
    for (const name of Object.keys(SETTINGS)) await client.query(`alter system reset ${name}`);
    await reconnectShop(client);
    await client.end();
  }

  const runs = new Map<string, Run[]>();
  for (const [, duration, json = ''] of readFileSync(logFile, 'utf8').slice(start).matchAll(LOGGED)) {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
    const statement = text.replace(/\s+/g, ' ').trim();
    runs.set(statement, [...(runs.get(statement) ?? []), { milliseconds: Number(duration), plan }]);
  }
  return [...runs]
    .map(([statement, all]) => ({ statement, all, slowest: slowestOf(all) }))
    .sort((a, b) => b.slowest.milliseconds - a.slowest.milliseconds)
    .slice(0, MOST_PLANS)
    .map(({ statement, all, slowest }) => [
      slowest.milliseconds.toFixed(2),
      median(all.map(({ milliseconds }) => milliseconds)).toFixed(2),
      all.length,
      (slowest.plan['Shared Hit Blocks'] ?? 0) + (slowest.plan['Shared Read Blocks'] ?? 0),
      `\`${statement.slice(0, STATEMENT_LENGTH).replaceAll('|', '\\|')}\``,
      nodesOf(slowest.plan).join(', '),
    ]);
}

const slowestOf = (runs: readonly Run[]): Run =>
  runs.reduce((slowest, run) => (run.milliseconds > slowest.milliseconds ? run : slowest));

const nodesOf = (plan: Plan): string[] => [
  [plan['Node Type'], plan['Index Name'] ?? plan['Relation Name'] ?? plan['Function Name']]
    .filter(Boolean)
    .join(' '),
  ...(plan.Plans ?? []).flatMap(nodesOf),
];

async function connect(dataDir: string): Promise<pg.Client> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres/state.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  const client = new pg.Client({ host: '127.0.0.1', port, password, user: 'fachwerk', database: 'shop' });
  await client.connect();
  return client;
}

/** New connections read the changed settings. */
async function reconnectShop(client: pg.Client): Promise<void> {
  await client.query('select pg_reload_conf()');
  await sleep(500);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'shop'`,
  );
  await sleep(500);
}
