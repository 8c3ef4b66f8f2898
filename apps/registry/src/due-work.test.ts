/** @jest-environment node */
import { openDatabase } from '@fachwerk/database';
import { until } from '@fachwerk/server-kit/testing/until';
import { removeExpiredSessions } from './access/sessions';
import { signInAttempts } from './access/sign-in-attempts';
import { createController } from './rollout/controller';
import { defaultRules as rules } from './rollout/rules';
import { createKnownVersions } from './telemetry/known-versions';
import { removeOldTelemetry } from './telemetry/store-counts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry';
import { mfeFolder, shellFolder } from './testing/version-folder';
import { checkDuePages } from './usage/watch-pages';

const BASE = '1.0.0-aaaaaaa';
const CANARY = '1.1.0-bbbbbbb';

/** Enough rows for PostgreSQL to use an index where there is one; the first three are old. */
const HISTORY: Record<string, string> = {
  rollout: `insert into registry.rollout (mfe, major, version, percent, state, salt, started_by, started_at, ended_at)
    select 'cart', 1, '${BASE}', 100, 'finished', 'salt', 'anna', now() - interval '2 years', now() - i * interval '2 hours'
    from generate_series(1, 10000) as i`,
  telemetry_minute: `insert into registry.telemetry_minute (minute, mfe, version, mount_ms)
    select now() - case when i <= 3 then interval '61 days' else interval '1 day' end - i * interval '1 minute', 'cart', '1.0.' || i % 20, '{}'
    from generate_series(1, 10000) as i`,
  network_count: `insert into registry.network_count
    select now() - case when i <= 3 then interval '9 days' else interval '1 day' end, 1, '${CANARY}', 'network-' || i, 1, 0, 0, 0, 0
    from generate_series(1, 10000) as i`,
  failure: `insert into registry.failure (day, mfe, version, widget, step, message, page, count, healed, first_at, last_at)
    select current_date - case when i <= 3 then 31 else 1 end, 'cart', '${BASE}', '', '', 'message ' || i, '', 1, 0, now(), now()
    from generate_series(1, 10000) as i`,
  widget_day: `insert into registry.widget_day
    select current_date - case when i <= 3 then 61 else 1 end, 'cart', 'widget-' || i, 1, '{}' from generate_series(1, 10000) as i`,
  operator_session: `insert into registry.operator_session
    select sha256(i::text::bytea), 'anna', now() + case when i <= 3 then interval '-1 hour' else interval '1 hour' end
    from generate_series(1, 10000) as i`,
  attempt_limit: `insert into registry.attempt_limit
    select 'key-' || i, 1, now() - case when i <= 3 then interval '2 days' else interval '1 hour' end from generate_series(1, 10000) as i`,
  watched_page: `insert into registry.watched_page
    select 'https://blog.example/' || i, now() + interval '1 hour' from generate_series(1, 10000) as i`,
};
const TABLES = Object.keys(HISTORY);

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  const operate = await registry.token('operate');
  for (const folder of [shellFolder(), mfeFolder({ version: BASE })]) await registry.release(folder);
  await registry.publish(mfeFolder({ version: CANARY }));
  await registry.send('POST', '/federation/rollouts', { mfe: 'cart', version: CANARY, to: 10 }, operate);
  await registry.db.query(`insert into registry.operator (name, password_hash) values ('anna', 'x')`);
  for (const table of TABLES) await registry.db.query(HISTORY[table] ?? '');
  await registry.db.query('analyze');
});
afterAll(() => registry.close());

/** Rows that sequential scans of the jobs have read, by table. A connection reports them before it ends. */
async function scannedRows(): Promise<Map<string, number>> {
  await until(async () => {
    const others = await registry.db.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'jobs'`,
    );
    return others.length === 0;
  });
  const rows = await registry.db.query<{ table: string; rows: number }>(
    `select relname as "table", seq_tup_read as rows from pg_stat_user_tables where relname = any($1)`,
    [TABLES],
  );
  return new Map(rows.map(({ table, rows: read }) => [table, read]));
}

it('neither the controller of rollouts nor the clean-up reads the rows of the past', async () => {
  const before = await scannedRows();
  const db = openDatabase({ url: `${registry.databaseUrl}?application_name=jobs` });
  const controller = createController({
    db,
    rules,
    runGate: () => Promise.resolve({ passes: true, findings: [] }),
    onError: (error) => {
      throw error;
    },
  });

  await controller.look();
  await createKnownVersions(db, Date.now)();
  await removeOldTelemetry(db);
  await removeExpiredSessions(db);
  await signInAttempts(db).removeOld();
  await checkDuePages({ db, origins: [] });
  await db.close();

  const after = await scannedRows();
  expect(TABLES.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0))).toEqual([]);
});

it('the clean-up removes what is old', async () => {
  const counts = () =>
    Promise.all(
      TABLES.filter((table) => !['rollout', 'watched_page'].includes(table)).map(async (table) => {
        const [row] = await registry.db.query<{ count: number }>(
          `select count(*)::int as count from registry.${table}`,
        );
        return `${table} ${row?.count}`;
      }),
    );

  await removeOldTelemetry(registry.db);
  await removeExpiredSessions(registry.db);
  await signInAttempts(registry.db).removeOld();

  for (const count of await counts()) expect(count).toMatch(/ 9997$/);
});
