import pg from 'pg';
import { hasOwnShop } from './steps';

/** For a shop given by --url, the environment contains its database. */
export const hasDatabase = hasOwnShop || process.env.SHOP_DATABASE_URL !== undefined;

/** What a journey cannot cause on a page: goods management, a bank, time. */
export async function inDatabase<Outcome>(run: (database: pg.Client) => Promise<Outcome>): Promise<Outcome> {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
  await database.connect();
  try {
    return await run(database);
  } finally {
    await database.end();
  }
}
