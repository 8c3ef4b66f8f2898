/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAddress, findDatabase, startEmbeddedPostgres } from './database';

const { NODE_ENV } = process.env;
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('production without DATABASE_URL ends with a sentence and creates no database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-production-'));
  const log = () => undefined;
  process.env.NODE_ENV = 'production';

  const message = /^DATABASE_URL is not set\. With NODE_ENV=production/;
  await expect(findDatabase({ databaseUrl: undefined, dataDir, log })).rejects.toThrow(message);
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(message);
  expect(() => embeddedAddress(dataDir)).toThrow(message);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('production uses the database that is set', async () => {
  process.env.NODE_ENV = 'production';
  const databaseUrl = 'postgres://user:password@db.example/shop';

  const found = await findDatabase({ databaseUrl, dataDir: '/none', log: () => undefined });

  expect(found).toMatchObject({ url: databaseUrl, isEmbedded: false });
});
