/**
 * Which of the expensive tests of API and product prove nothing new: what they run has not changed since the
 * base. The base is the merge base with the default branch. On the default branch itself it is the state of
 * the day before its newest commit: everything is tested there that has changed within a day.
 */
import { execFileSync } from 'node:child_process';
import { ROOT } from './project.mjs';

const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];
const DAY_SECONDS = 86_400;

const ALL = [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'jest.config.js'],
  ...['.ci/install.mjs', '.ci/project.mjs', '.ci/what-changed.mjs', 'shared/package.json'],
];
const SHOP = ['.ci/run-shop.mjs', 'apps/all-in-one/', 'apps/database/', 'apps/server-kit/'];

/** The page server, with what its tests import of other packages. */
const PAGE_SERVER = [
  ...['apps/cms/package.json', 'apps/cms/src/', 'apps/server-kit/', 'shared/src/calls.ts'],
  ...['shared/src/bus/', 'shared/src/catalogue-format/', 'shared/src/contracts/', 'shared/src/federation/'],
  ...['shared/src/contracts.ts', 'shared/src/federation.ts', 'shared/src/format.ts', 'shared/src/html.ts'],
  ...[
    'shared/src/format/',
    'shared/src/html/',
    'shared/src/http/',
    'shared/src/language/',
    'shared/src/messages.de.json',
    'shared/src/messages.en.json',
  ],
  ...['shared/src/rules.ts', 'shared/src/rules/', 'shared/src/time.ts', 'shared/src/time/'],
  ...['shared/src/ui/', 'shared/src/widget.ts', 'shared/src/widget/'],
];
/** The search in memory. */
const SEARCH = [
  ...['apps/shop-api/src/catalogue/', 'apps/shop-api/src/kernel/', 'apps/shop-api/src/testing/'],
  ...['shared/src/format/', 'shared/src/language/', 'shared/src/rules.ts', 'shared/src/rules/'],
  ...['shared/src/time.ts', 'shared/src/time/'],
];

/** What each test runs: files, and folders with a slash at their end. The test itself belongs to it. */
export const INPUTS = {
  '.ci/own-repository.test.mjs': [
    ...['.ci/pack-packages.mjs', 'apps/cli/', 'apps/database/', 'apps/registry/', 'apps/server-kit/'],
    ...['shared/build/', 'shared/src/federation/', 'shared/src/testing/', 'shared/src/widget/', 'shell/'],
  ],
  '.ci/new-mfe.test.mjs': [
    ...['apps/cli/', 'apps/registry/src/gate/', 'cart-mfe/package.json', 'shared/build/'],
    ...['docs/guides/a-new-micro-frontend.md', 'docs/guides/release-day.md'],
    ...['shared/src/testing/', 'shared/src/widget/'],
  ],
  '.ci/killed-processes.test.mjs': [
    ...[...SHOP, 'apps/payment-sandbox/', 'apps/shop-api/', 'shared/src/http/', 'shared/src/rules/'],
  ],
  '.ci/overload.test.mjs': [...SHOP, 'apps/cms/', 'apps/shop-api/', 'shared/src/widget/'],
  '.ci/reproducible-build.test.mjs': ['prohibis-mfe/', 'shared/build/'],
  'apps/cms/src/app.hostile-preview.test.ts': PAGE_SERVER,
  'apps/cms/src/app.hostile-stable.test.ts': PAGE_SERVER,
  'apps/cms/src/app.overload.test.ts': PAGE_SERVER,
  'apps/cms/src/fragments/hostile-versions.test.ts': PAGE_SERVER,
  'apps/cms/src/fragments/late-code.test.ts': PAGE_SERVER,
  'apps/database/src/embedded-postgres.test.ts': ['apps/database/'],
  'apps/registry/src/rollout/simulation.test.ts': [
    ...['apps/registry/src/reasons/', 'apps/registry/src/rollout/', 'apps/registry/src/telemetry/'],
    ...['apps/registry/src/versions/', 'shared/src/contracts/', 'shared/src/federation.ts'],
    ...['shared/src/federation/', 'shared/src/format/', 'shared/src/language/', 'shared/src/time.ts'],
    'shared/src/time/',
  ],
  'apps/shop-api/src/catalogue/search/judged-search.test.ts': [
    ...[...SEARCH, 'apps/demo-catalogue/', 'apps/pictures/src/', 'apps/server-kit/src/'],
    ...['apps/shop-api/src/stores/', 'shared/src/catalogue-format.ts', 'shared/src/catalogue-format/'],
    ...['shared/src/contracts.ts', 'shared/src/contracts/', 'shared/src/nearest-name.ts'],
  ],
  'apps/shop-api/src/catalogue/search/search-catalogue.test.ts': SEARCH,
};

/**
 * Tests that need not run, as `[{ file, since }]`: their inputs are those of this commit. None with LONG=1,
 * and none where the base is unknown: without git, or in a shallow clone.
 */
export function unchangedTests({ root = ROOT, isLong = process.env.LONG === '1' } = {}) {
  const since = isLong ? undefined : baseOf(root);
  if (!since) return [];
  const changed = changedFiles(root, since);
  return Object.entries(INPUTS)
    .filter(([file, inputs]) => !isConcerned([file, ...ALL, ...inputs], changed))
    .map(([file]) => ({ file, since: since.slice(0, 8) }));
}

/** Files that differ from the base: all, where it is unknown. */
export function changedSinceBase(root = ROOT) {
  const since = baseOf(root);
  return since ? changedFiles(root, since) : (git(root, 'ls-files', '-z')?.split('\0') ?? []);
}

/** Commit to compare with; undefined if the history does not show it. */
export function baseOf(root) {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const head = git(root, 'rev-parse', 'HEAD');
  const branch = DEFAULT_BRANCHES.find((name) => git(root, 'rev-parse', '--verify', '--quiet', name));
  const base = branch && git(root, 'merge-base', 'HEAD', branch);
  if (base !== head) return base;
  const newest = Number(git(root, 'log', '-1', '--format=%ct'));
  return git(root, 'rev-list', '-1', '--first-parent', `--before=${newest - DAY_SECONDS}`, 'HEAD');
}

/** Also what is not committed yet. */
const changedFiles = (root, since) =>
  [
    git(root, 'diff', '--name-only', '--no-renames', '-z', since),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((names) => names?.split('\0') ?? []);

const isConcerned = (inputs, changed) =>
  changed.some((file) =>
    inputs.some((input) => file === input || (input.endsWith('/') && file.startsWith(input))),
  );

/** Undefined if the command fails or prints nothing. */
function git(cwd, ...args) {
  try {
    const output = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}
