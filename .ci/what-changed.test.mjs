/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './project.mjs';
import { INPUTS, unchangedTests } from './what-changed.mjs';

const { build, stop } = createRequire(join(ROOT, 'shared/package.json'))('esbuild');

const HOUR = 3600;
const KILLED = '.ci/killed-processes.test.mjs';
let root;
let now = 1_700_000_000;

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: root,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_AUTHOR_DATE: `${now} +0000`,
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
      GIT_COMMITTER_DATE: `${now} +0000`,
    },
  }).trim();
const write = (file, text = 'x') => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** Commits a change of a file, hours after the last one. */
const commit = (file, hours = 0) => {
  now += hours * HOUR;
  write(file, String(now));
  git('add', '.');
  git('commit', '-m', `Change ${file}`);
  return git('rev-parse', 'HEAD').slice(0, 8);
};
const left = (at = root) => unchangedTests({ root: at, isLong: false }).map(({ file }) => file);
const all = Object.keys(INPUTS);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'what-changed-'));
  git('init', '-q', '-b', 'main');
  commit('package.json');
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(stop);

describe('on a branch', () => {
  beforeEach(() => git('checkout', '-q', '-b', 'topic'));

  it('leaves out a test whose inputs are those of the merge base, and names that commit', () => {
    const base = git('rev-parse', 'HEAD').slice(0, 8);
    commit('apps/shop-api/src/orders/lifecycle/place-order.ts', 100);
    commit('docs/tests.md', 100);

    expect(unchangedTests({ root, isLong: false })).toEqual(
      all.filter((file) => !INPUTS[file].includes('apps/shop-api/')).map((file) => ({ file, since: base })),
    );
  });

  it('does not count what only the default branch has changed meanwhile', () => {
    git('checkout', '-q', 'main');
    commit('apps/shop-api/src/app.ts');
    git('checkout', '-q', 'topic');
    commit('docs/tests.md');

    expect(left()).toEqual(all);
  });

  it.each([
    ['a file that is not committed', () => write('apps/database/src/new.ts')],
    [
      'a file that was moved away',
      () => {
        git('checkout', '-q', 'main');
        commit('apps/database/src/old.ts');
        git('checkout', '-q', '-b', 'moves');
        mkdirSync(join(root, 'apps/elsewhere'), { recursive: true });
        git('mv', 'apps/database/src/old.ts', 'apps/elsewhere/old.ts');
        git('commit', '-m', 'Move');
      },
    ],
    ['the test itself', () => commit(KILLED)],
    ['packages that all use', () => commit('pnpm-lock.yaml')],
  ])('runs a test after a change of %s', (_what, change) => {
    change();

    expect(left()).not.toContain(KILLED);
  });

  it('runs all with LONG=1', () => {
    expect(unchangedTests({ root, isLong: true })).toEqual([]);
  });
});

describe('on the default branch, where a clone begins', () => {
  it('runs what has changed within a day before the newest commit', () => {
    const before = git('rev-parse', 'HEAD').slice(0, 8);
    commit('docs/a.md', 48);
    commit('apps/shop-api/src/app.ts', 2);
    commit('docs/b.md', 20);

    expect(left()).not.toContain(KILLED);
    expect(unchangedTests({ root, isLong: false })).toContainEqual({
      file: '.ci/reproducible-build.test.mjs',
      since: before,
    });

    commit('docs/c.md', 5);
    commit('docs/d.md', 1);
    expect(left()).toContain(KILLED);
  });

  it('is found in a clone by the name of its remote', () => {
    commit('docs/a.md', 48);
    commit('apps/shop-api/src/app.ts', 2);
    const clone = join(root, 'clone');
    git('clone', '-q', root, clone);

    expect(left(clone)).toEqual(left());
    expect(left(clone)).not.toContain(KILLED);
  });

  it('runs all where the history does not show the day before', () => {
    expect(left()).toEqual([]);

    commit('docs/a.md', 48);
    const shallow = join(root, 'shallow');
    git('clone', '-q', '--depth', '1', `file://${root}`, shallow);
    expect(left(shallow)).toEqual([]);
    rmSync(join(root, '.git'), { recursive: true });
    expect(left()).toEqual([]);
  });
});

it('names tests and inputs that exist', () => {
  for (const [file, inputs] of Object.entries(INPUTS))
    for (const path of [file, ...inputs]) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});

it('counts every module that a test of the product imports itself', () => {
  for (const [file, inputs] of Object.entries(INPUTS)) {
    if (!file.startsWith('.ci/')) continue;
    const imports = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/from '\.\.\/([^']+)'/g)];
    for (const [, path] of imports)
      expect([file, path, inputs.some((input) => path.startsWith(input))]).toEqual([file, path, true]);
  }
});

it.each(all.filter((file) => file.startsWith('apps/')))(
  'counts every module of the repository that %s needs',
  async (file) => {
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      outdir: 'dist',
      jsx: 'automatic',
      logLevel: 'silent',
      // Its packages are counted by the lock file.
      plugins: [{ name: 'own sources', setup: leaveOutPackages }],
    });
    const inputs = [file, ...INPUTS[file]];
    const isCounted = (path) =>
      inputs.some((one) => path === one || (one.endsWith('/') && path.startsWith(one)));

    expect(Object.keys(metafile.inputs).filter((path) => !isCounted(path))).toEqual([]);
  },
);

const leaveOutPackages = ({ onResolve }) =>
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@fachwerk/') ? undefined : { path, external: true },
  );
