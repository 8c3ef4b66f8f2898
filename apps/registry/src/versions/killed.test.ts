/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { createFolderStore } from '../files/folder-store';
import { packFolder } from '../testing/pack';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { emptyFolder, mfeFolder } from '../testing/version-folder';
import { removeAbandonedFiles } from './remove-abandoned-files';

const VERSION = '1.0.0-abc1234';
const PACKAGE = join(__dirname, '../..');
let registry: TestRegistry;
let program: string;

beforeAll(() => {
  const target = emptyFolder('publish-and-wait');
  mkdirSync(join(target, 'dist'));
  symlinkSync(join(PACKAGE, 'node_modules'), join(target, 'node_modules'));
  program = join(target, 'dist/publish-and-wait.js');
  buildSync({
    entryPoints: [join(PACKAGE, 'src/testing/publish-and-wait.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
    logLevel: 'silent',
    external: ['pg-native'],
  });
});
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

/** Publishes in a separate process and kills it with SIGKILL at this point. */
async function publishAndKill(point: string): Promise<void> {
  const { databaseUrl, storageDir } = registry;
  const child: ChildProcess = spawn(
    process.execPath,
    [program, databaseUrl, storageDir, mfeFolder(), point],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const reached = new Promise((resolve) => child.stdout?.once('data', () => resolve('reached')));
  expect(await Promise.race([reached, ended])).toBe('reached');
  child.kill('SIGKILL');
  await ended;
}

const inDatabase = async () => {
  const [row] = await registry.db.query<{ n: number }>(
    `select (select count(*) from registry.version) + (select count(*) from registry.channel)
       + (select count(*) from registry.widget_name) + (select count(*) from registry.audit where action = 'publish') as n`,
  );
  return row?.n;
};
const leftFiles = () =>
  readdirSync(registry.storageDir, { recursive: true }).filter((path) => /widgets\.json$/.test(String(path)));
const publish = async () =>
  registry.send('PUT', `/federation/versions/cart/${VERSION}`, await packFolder(mfeFolder()), {
    'content-type': 'application/gzip',
    authorization: `Bearer ${await registry.token('publish', 'cart')}`,
  });

describe.each(['unpacked', 'checked', 'compressed', 'put', 'inserted'])(
  'a publication that is killed when it has %s',
  (point) => {
    it('leaves nothing that anybody sees, and does not stand in the way of the next one', async () => {
      await publishAndKill(point);

      expect(await inDatabase()).toBe(0);
      expect((await registry.get('/federation/plan')).json()).toEqual({
        channels: [],
        versions: {},
        shells: {},
      });
      expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).statusCode).toBe(404);
      expect((await publish()).statusCode).toBe(201);
      expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).statusCode).toBe(200);
    });

    it('is swept away an hour later', async () => {
      await publishAndKill(point);
      expect(leftFiles()).toHaveLength(1);
      const files = createFolderStore(registry.storageDir);
      const clean = (minutes: number) =>
        removeAbandonedFiles({ db: registry.db, files, now: () => new Date(Date.now() + minutes * 60_000) });

      await clean(50);
      expect(leftFiles()).toHaveLength(1);
      await clean(70);
      expect(leftFiles()).toEqual([]);
    });
  },
);

it('what is published is not swept away', async () => {
  await publish();

  const files = createFolderStore(registry.storageDir);
  const removed = await removeAbandonedFiles({
    db: registry.db,
    files,
    now: () => new Date(Date.now() + 1e9),
  });

  expect(removed).toEqual([]);
  expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).statusCode).toBe(200);
});
