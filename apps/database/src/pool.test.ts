/** @jest-environment node */
import { type Database, openDatabase } from './database';
import { createTestDatabase, type TestDatabase } from './testing';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase({ dir: __dirname, table: 'migration' });
  db = openDatabase({ url: database.url, maxConnections: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

it('more transactions than connections do not wait for each other when each needs a statement outside of it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      db.transaction(async (tx) => {
        await tx.query('select 1');
        const [row] = await db.query<{ index: number }>('select $1::int as index', [index]);
        return row?.index;
      }),
    ),
  );

  expect(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
