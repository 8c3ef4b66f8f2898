/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CommandError } from '../command-error';
import { fakeRegistry, runFachwerk } from '../testing';

const VERSION = '1.4.0-3f9a2c1';
const NOW = '2026-11-22T12:00:00Z';
const passed = { passes: true, findings: [] };
const refused = {
  passes: false,
  findings: [
    {
      rule: 'props-in-use',
      verdict: 'break',
      message: 'Field "title" is missing.',
      pages: ['a.json'],
      teams: [],
    },
  ],
};
const rollout = {
  id: 1,
  mfe: 'cart',
  major: 1,
  version: VERSION,
  base: null,
  percent: 10,
  state: 'running',
  startedAt: NOW,
  startedBy: 'team cart',
  stageSince: NOW,
  endedAt: null,
  endedBy: null,
  reasons: [],
};
const channel = { mfe: 'cart', major: 1, stable: null, lastGood: null };
const plan = {
  channels: [{ ...channel, rollout: { id: 1, version: VERSION, percent: 10, salt: '' } }],
  versions: {},
  shells: {},
};

let root: string;
let registry: Awaited<ReturnType<typeof fakeRegistry>>;
const open = async (answers: Parameters<typeof fakeRegistry>[0]) => {
  registry = await fakeRegistry({ 'GET status': [200, { channels: [], now: NOW }], ...answers });
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  const folder = join(root, 'cart-mfe/dist', VERSION);
  mkdirSync(join(folder, 'browser'), { recursive: true });
  writeFileSync(join(folder, 'browser/remoteEntry.js'), 'console.log(1);');
  writeFileSync(join(folder, 'not-listed.txt'), 'secret');
  const files = [{ path: 'browser/remoteEntry.js', integrity: 'sha384-x', bytes: 15 }];
  writeFileSync(join(folder, 'widgets.json'), JSON.stringify({ mfe: 'cart', version: VERSION, files }));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await registry.close();
});

const release = (args: string[], repository = {}) =>
  runFachwerk(['release', 'cart', ...args], {
    env: registry.env,
    repository: {
      packages: () => ['cart-mfe', 'shell'],
      build: () => Promise.resolve(VERSION),
      test: () => Promise.resolve('74'),
      versionFolder: (name, version) => join(root, name, 'dist', version),
      ...repository,
    },
  });
const sent = () => registry.requests.map(({ method, path }) => `${method} ${path}`);

describe('a dry run', () => {
  it('prints the verdict and publishes nothing', async () => {
    await open({ 'POST versions/check': [200, passed] });

    const { code, out } = await release(['--dry-run']);

    expect(code).toBe(0);
    expect(out.replace(/\d+\.\d s/g, '0.0 s')).toBe(
      [
        'Built cart-mfe 1.4.0-3f9a2c1 (0.0 s)',
        'Tests: 74 passed (0.0 s)',
        '',
        `cart 1.4.0-3f9a2c1 against what is live at ${registry.url}:`,
        'Passes: nothing in use would break.',
        '',
      ].join('\n'),
    );
    expect(sent()).toEqual(['GET status', 'POST versions/check']);
  });

  it('ends with 1 when the gate refuses', async () => {
    await open({ 'POST versions/check': [200, refused] });

    const { code, out, err } = await release(['--dry-run']);

    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^Refused: 1 break\.\n\nBREAK props-in-use\n {2}Field "title" is missing\.\n {2}- page a\.json$/m,
    );
  });
});

describe('a release', () => {
  const rolledOut: Parameters<typeof fakeRegistry>[0] = {
    [`PUT versions/cart/${VERSION}`]: [201, { mfe: 'cart', version: VERSION, isNew: true, verdict: passed }],
    'POST rollouts': [200, rollout],
    'GET plan': [200, plan],
  };

  it('sends the files of the manifest with the token, and waits until the plan contains the version', async () => {
    await open(rolledOut);

    const { code, out } = await release(['--to', '10 %', '--hold']);

    expect(code).toBe(0);
    expect(out).toMatch(/^Published cart 1\.4\.0-3f9a2c1: 1 files, 0 kB \(0 kB sent\), /m);
    expect(out).toMatch(
      /^10 % of visitors get cart 1\.4\.0-3f9a2c1 with new page views: in the plan after /m,
    );
    const [, put, post, read] = registry.requests;
    const archive = gunzipSync(put?.body ?? '').toString();
    expect(archive).toContain('browser/remoteEntry.js');
    expect(archive).not.toContain('not-listed.txt');
    expect(put?.token).toBe('secret');
    expect(JSON.parse(String(post?.body))).toEqual({ mfe: 'cart', version: VERSION, to: 10, hold: true });
    expect(read?.token).toBeUndefined();
  });

  it('prints a preview link, also for a version that some visitors get', async () => {
    await open({ ...rolledOut, 'POST previews': [200, { token: 'abc.def', until: NOW }] });

    const { out } = await release(['--to', '10', '--preview']);

    expect(out).toContain('?preview=abc.def');
  });

  it('says how to go on when no visitor gets it yet', async () => {
    await open({
      [`PUT versions/cart/${VERSION}`]: [
        200,
        { mfe: 'cart', version: VERSION, isNew: false, verdict: passed },
      ],
    });

    const { out } = await release([]);

    expect(out).toMatch(/^cart 1\.4\.0-3f9a2c1 was published before, with the same bytes\.$/m);
    expect(out).toMatch(/`pnpm rollout cart-mfe@1\.4\.0-3f9a2c1 --to 10`$/m);
  });

  it('shows the verdict of a refusal', async () => {
    const message = 'cart 1.4.0-3f9a2c1 is not published: the gate found one break.';
    await open({ [`PUT versions/cart/${VERSION}`]: [422, { message, verdict: refused }] });

    const { code, err } = await release(['--to', '10']);

    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^Error: ${message}\n\nRefused: 1 break\\.\n\nBREAK props-in-use\n`));
  });

  it('publishes nothing when tests fail, and shows their output', async () => {
    await open({});

    const failing = () =>
      Promise.reject(new CommandError('node ended with 1.', { details: '✕ adds an item' }));
    const { code, err } = await release([], { test: failing });

    expect(code).toBe(1);
    expect(err).toBe(
      'Error: Tests failed.\n\n✕ adds an item\n\nTry: fix it and release again; nothing was published\n',
    );
    expect(sent()).toEqual(['GET status']);
  });

  it('does not build with a wrong token', async () => {
    await open({ 'GET status': [401, { message: 'This token is unknown or was taken back.' }] });

    const { code, out, err } = await release([], { build: () => Promise.reject(new Error('built')) });

    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'Error: This token is unknown or was taken back.\n',
    });
  });

  it('recognizes an address that is not a registry', async () => {
    await open({ 'GET status': [200, { hello: 'world' }] });

    expect((await release([])).err).toMatch(
      /^Error: .*\/federation\/status does not answer as a registry does\.$/m,
    );
  });
});
