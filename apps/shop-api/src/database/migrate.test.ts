/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type Migrations, openDatabase, prepareSchema, requireSchema } from '@fachwerk/database';
import { createTestDatabase, testServers } from '@fachwerk/database/testing';
import pg from 'pg';
import { migrations } from '../kernel/files/paths';
import { openTestShop, Visitor } from '../testing/test-shop';

describe.each(testServers)('migrations on %s', (server) => {
  it('run once, even if several instances start together', async () => {
    const database = await createTestDatabase(migrations, server);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    await db.query('drop schema public cascade');
    await db.query('create schema public');

    const done = await Promise.all([
      migrate(database.url, migrations),
      migrate(database.url, migrations),
      migrate(database.url, migrations),
    ]);

    const steps = readdirSync(migrations.dir).sort();
    expect(done.flat().slice(0, steps.length)).toEqual(steps);
    expect(new Set(done.flat()).size).toBe(done.flat().length);
    expect(await migrate(database.url, migrations)).toEqual([]);
    await db.close();
    await database.drop();
  });

  it('stop when an executed step was edited', async () => {
    const database = await createTestDatabase(migrations, server);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    await db.query(`update migration set checksum = 'other' where name = '0001_catalogue.sql'`);

    await expect(migrate(database.url, migrations)).rejects.toThrow('0001_catalogue.sql has been edited');
    await db.close();
    await database.drop();
  });
});

describe('a migration', () => {
  /** The steps of the shop and one more. */
  function withStep(sql: string): Migrations {
    const dir = mkdtempSync(join(tmpdir(), 'fachwerk-steps-'));
    cpSync(migrations.dir, dir, { recursive: true });
    writeFileSync(join(dir, '9999_further_step.sql'), sql);
    return { ...migrations, dir };
  }

  it('that waits for a reader does not stop the carts, and is applied when the reader ends', async () => {
    const shop = await openTestShop();
    const reader = new pg.Client({ connectionString: shop.databaseUrl });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from cart');
    const steps = withStep('alter table cart add column noted_by text');
    let hasGivenWay = () => {};
    const gaveWay = new Promise<void>((resolve) => (hasGivenWay = resolve));

    const migrating = migrate(shop.databaseUrl, steps, {
      lockTimeoutMs: 100,
      pauseMs: 50,
      log: () => hasGivenWay(),
    });
    await gaveWay;
    const visitor = new Visitor(shop.app);
    const added = [];
    for (let times = 0; times < 5; times++)
      added.push(await visitor.post('/basket/add/', { itemId: '100101', quantity: 1 }));
    await reader.query('commit');

    expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await migrating).toEqual(['9999_further_step.sql']);
    await reader.end();
    await shop.close();
  });

  it('keeps the steps before one that fails', async () => {
    const database = await createTestDatabase(migrations);
    const steps = withStep('select 1 / 0');
    writeFileSync(join(steps.dir, '9998_first.sql'), 'create table first_step (n int)');

    await expect(migrate(database.url, steps)).rejects.toThrow('division by zero');

    writeFileSync(join(steps.dir, '9999_further_step.sql'), 'select 1');
    expect(await migrate(database.url, steps)).toEqual(['9999_further_step.sql']);
    await database.drop();
  });

  it('is no matter of servers and commands: they refuse an older schema', async () => {
    const database = await createTestDatabase(migrations);
    const steps = withStep('create table further (n int)');
    const prepare = (migrates: boolean) => prepareSchema(database.url, steps, { migrates });

    await expect(prepare(false)).rejects.toThrow('9999_further_step.sql missing. Run: pnpm migrate');
    await expect(requireSchema(database.url, steps)).rejects.toThrow('Run: pnpm migrate');
    expect(await prepare(true)).toEqual(['9999_further_step.sql']);
    expect(await prepare(false)).toEqual([]);
    // A server of the previous release goes on.
    await requireSchema(database.url, migrations);
    await database.drop();
  });
});

it('/healthz is 503 while the schema is older than the server', async () => {
  const shop = await openTestShop();
  const health = async () => {
    const { statusCode, body } = await shop.app.inject('/healthz');
    return [statusCode, body];
  };
  expect(await health()).toEqual([200, '{"status":"ok"}']);

  await shop.db.query(`delete from migration where name = '0070_due_work.sql'`);

  expect(await health()).toEqual([503, '{"status":"unavailable","degraded":["schema"]}']);
  await shop.close();
});

describe('a transaction', () => {
  it('is repeated after a serialisation conflict', async () => {
    const database = await createTestDatabase(migrations);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    await db.query('create table counter (n int)');
    await db.query('insert into counter values (0)');
    let attempts = 0;
    let readers = 0;
    let bothHaveRead: () => void;
    const meeting = new Promise<void>((resolve) => (bothHaveRead = resolve));

    const increment = () =>
      db.transaction(async (tx) => {
        attempts++;
        await tx.query('set transaction isolation level serializable');
        const [row] = await tx.query<{ n: number }>('select n from counter');
        if (++readers === 2) bothHaveRead();
        await meeting;
        await tx.query('update counter set n = $1', [(row?.n ?? 0) + 1]);
      });
    await Promise.all([increment(), increment()]);

    expect(await db.query('select n from counter')).toEqual([{ n: 2 }]);
    expect(attempts).toBe(3);
    await db.close();
    await database.drop();
  });

  it('leaves no changes after a failure', async () => {
    const database = await createTestDatabase(migrations);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    await db.query('create table counter (n int)');

    const failing = db.transaction(async (tx) => {
      await tx.query('insert into counter values (1)');
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await db.query('select n from counter')).toEqual([]);
    await db.close();
    await database.drop();
  });
});
