/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { migrate, openDatabase } from '@fachwerk/database';
import { createTestDatabase, testServers } from '@fachwerk/database/testing';
import { migrations } from '../paths';

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

    expect(done.flat()).toEqual(readdirSync(migrations.dir).sort());
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
