/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { createTestDatabase, type TestDatabase } from '@fachwerk/database/testing';
import { migrations } from '../files/paths';
import { createAttemptLimit } from './attempt-limit';

describe('attempts by network', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase(migrations);
    db = openDatabase({ url: database.url, maxConnections: 2 });
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });
  beforeEach(() => db.query('delete from attempt_limit'));

  const accepted = async (addressOf: (index: number) => string) => {
    const attempts = createAttemptLimit(db);
    let count = 0;
    for (let index = 0; index < 250; index++)
      if ((await attempts.attempt('address', addressOf(index))) === 0) count += 1;
    return count;
  };

  it('are twenty of one IPv6 network', async () => {
    expect(await accepted((index) => `2001:db8:1:2::${index}`)).toBe(20);
  });

  it('are two hundred of one IPv6 site, whose owner has 65,536 networks', async () => {
    expect(await accepted((index) => `2001:db8:1:${index}::1`)).toBe(200);
  });

  it('of a site that waits are refused before they are counted', async () => {
    const attempts = createAttemptLimit(db);
    await accepted((index) => `2001:db8:1:${index}::1`);

    expect(await attempts.waiting(['address', '2001:db8:1:ffff::1'])).toBeGreaterThan(0);
    expect(await attempts.waiting(['address', '2001:db8:2:ffff::1'])).toBe(0);
  });
});
