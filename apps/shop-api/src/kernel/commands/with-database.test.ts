/** @jest-environment node */
import { readConfig } from '../../config';
import { openTestData } from '../../testing/test-shop';
import { withDatabase } from './with-database';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('a command in production without DATABASE_URL works on no other database', async () => {
  process.env.NODE_ENV = 'production';
  process.env.DATABASE_URL = '';
  const work = jest.fn();

  await expect(withDatabase(readConfig(), work)).rejects.toThrow(/^DATABASE_URL is not set/);
  expect(work).not.toHaveBeenCalled();
});

it('a command refuses an older schema and does not change it', async () => {
  const data = await openTestData('embedded', []);
  await data.db.query(`delete from migration where name = '0070_due_work.sql'`);
  process.env.DATABASE_URL = data.databaseUrl;
  const work = jest.fn();

  await expect(withDatabase(readConfig(), work)).rejects.toThrow(
    '0070_due_work.sql missing. Run: pnpm migrate',
  );
  expect(work).not.toHaveBeenCalled();
  await data.close();
});

it('a command works on the database that is set', async () => {
  const data = await openTestData('embedded', []);
  process.env.DATABASE_URL = data.databaseUrl;

  await withDatabase(readConfig(), async (db) => {
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
  await data.close();
});
