/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DependencyReport, Digest, type MfeVersion } from '@fachwerk/shared/contracts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let team: string;

beforeEach(async () => {
  registry = await startTestRegistry();
  team = await registry.token('publish', 'cart');
  await registry.release(shellFolder());
});
afterEach(() => registry.close());

const read = (path: string) => registry.send('GET', `/federation/${path}`, undefined, team);

/** The same folder with other fields in its record. */
function withRecord(folder: string, record: Partial<MfeVersion> & Record<string, unknown>): string {
  const name = folder.includes('shell') ? 'shell.json' : 'widgets.json';
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...record }));
  return folder;
}

describe('the dependency report', () => {
  it('lists the packages of all live versions, and what a team ships twice', async () => {
    await registry.release(
      withRecord(shellFolder('1.0.1-5e11001'), {
        provides: { react: '19.3.1', 'react/jsx-runtime': '19.3.1' },
      }),
    );
    await registry.release(
      withRecord(mfeFolder({ version: V1 }), {
        requires: { react: '^19.3.0', 'react/jsx-runtime': '^19.3.0' },
        bundles: [
          { name: 'zod', version: '4.1.0', bytes: 900 },
          { name: 'zod', version: '3.9.0', bytes: 800 },
        ],
      }),
    );
    await registry.release(
      withRecord(mfeFolder({ mfe: 'vue', version: V1 }), {
        bundles: [
          { name: 'zod', version: '4.1.0', bytes: 100 },
          { name: 'react', version: '18.0.0' },
        ],
      }),
    );
    await registry.release(mfeFolder({ mfe: 'old', version: V1 }));

    const report = DependencyReport.parse((await read('dependencies')).json());

    expect(report.packages).toEqual([
      {
        name: 'zod',
        provided: [],
        required: [],
        bundled: [
          {
            version: '4.1.0',
            in: [
              { version: `cart@${V1}`, bytes: 900 },
              { version: `vue@${V1}`, bytes: 100 },
            ],
          },
          { version: '3.9.0', in: [{ version: `cart@${V1}`, bytes: 800 }] },
        ],
      },
      {
        name: 'react',
        provided: ['19.3.1'],
        required: [{ range: '^19.3.0', by: [`cart@${V1}`] }],
        bundled: [{ version: '18.0.0', in: [{ version: `vue@${V1}` }] }],
      },
    ]);
    expect(report.twice).toEqual([
      { mfe: 'cart', version: V1, name: 'zod', versions: ['4.1.0', '3.9.0'], provided: [] },
      { mfe: 'vue', version: V1, name: 'react', versions: ['18.0.0'], provided: ['19.3.1'] },
    ]);
    expect(report.unknown).toEqual([`old@${V1}`]);
  });

  it('needs a token', async () => {
    expect((await registry.get('/federation/dependencies')).statusCode).toBe(401);
  });
});

describe('the digest of a team', () => {
  /** A view that mounted the cart page and, if wanted, failed. */
  async function view(ms: number, failed = false): Promise<void> {
    await registry.send(
      'POST',
      '/federation/telemetry',
      JSON.stringify({
        isFirst: true,
        release: 'r',
        page: '/basket/',
        versions: { cart: V2 },
        mounted: [{ widget: 'cart-page', mfe: 'cart', version: V2, ms }],
        failed: failed
          ? [{ widget: 'cart-page', mfe: 'cart', version: V2, step: 'mount', message: 'x', healedBy: V1 }]
          : [],
        errors: [],
        goals: 0,
      }),
      { 'content-type': 'text/plain', cookie: 'bucket=7' },
    );
    await registry.app.telemetry.flush();
  }
  const daysAgo = async (table: string, days: number): Promise<void> => {
    await registry.db.query(
      table === 'telemetry_minute'
        ? `update registry.telemetry_minute set minute = minute - $1::int * interval '1 day'`
        : `update registry.${table} set day = day - $1::int`,
      [days],
    );
  };

  it('sets the last seven days beside the seven before, for each widget', async () => {
    await registry.release(mfeFolder({ version: V1 }));
    await registry.release(
      mfeFolder({ version: V2, more: { 'browser/page.css': '.page { color: blue; margin: 0 }' } }),
    );
    await view(100);
    for (const table of ['telemetry_minute', 'widget_day']) await daysAgo(table, 8);
    await view(190);
    await view(190, true);

    const { days, teams } = Digest.parse((await read('digest')).json());

    expect(days).toBe(7);
    expect(teams).toHaveLength(1);
    expect(teams[0]).toMatchObject({
      mfe: 'cart',
      released: [V1, V2],
      now: { views: 2, failures: 1, errors: 0 },
      before: { views: 1, failures: 0, errors: 0 },
      widgets: [
        {
          widget: 'cart-page',
          now: { mounts: 2, failures: 1, healed: 1 },
          before: { mounts: 1, failures: 0, healed: 0 },
        },
      ],
    });
    const [widget] = teams[0]?.widgets ?? [];
    expect(widget?.now.p75).toBeGreaterThan(widget?.before.p75 ?? Infinity);
    expect(widget?.now.bytes).toBeGreaterThan(0);
  });

  it('leaves out what is older than both periods', async () => {
    await registry.release(mfeFolder({ version: V2 }));
    await view(100, true);
    for (const table of ['telemetry_minute', 'widget_day', 'failure']) await daysAgo(table, 14);

    const { teams } = Digest.parse((await read('digest?mfe=cart')).json());

    expect(teams[0]).toMatchObject({
      now: { views: 0 },
      before: { views: 0, bytes: null },
      widgets: [{ widget: 'cart-page', now: { mounts: 0, failures: 0, p75: null } }],
    });
  });

  it('is of one team if that is asked for, and of at most fifteen days', async () => {
    await registry.release(mfeFolder({ version: V1 }));
    await registry.release(mfeFolder({ mfe: 'search', version: V1 }));

    const { teams } = Digest.parse((await read('digest?mfe=search&days=15')).json());

    expect(teams.map(({ mfe }) => mfe)).toEqual(['search']);
    expect((await read('digest?days=16')).statusCode).toBe(400);
    expect((await registry.get('/federation/digest')).statusCode).toBe(401);
  });

  it('counts no widget that nobody has published', async () => {
    await registry.release(mfeFolder({ version: V2, widgets: ['mini-cart'] }));

    await view(100);

    expect(await registry.db.query('select widget from registry.widget_day')).toEqual([]);
  });
});
