/**
 * The checks by name. A check returns nothing or, if it counts tests, `{ passed, failed, skipped, names }`.
 * What they run records its processor time (`cpu-time.cjs`).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { jestFolders } from './layers.mjs';
import { microFrontends, ROOT, run } from './project.mjs';
import { changedSinceBase, unchangedTests } from './what-changed.mjs';

/** Supported by Chrome 77 and Safari 11. */
const SYNTAX = 'es2017';
/** Chunks that only browsers with ES modules load. */
const LOADED_WITH_MODULES = 'part-module-container.js';
/** Written by `.ci/e2e.mjs`. */
const E2E_OUTCOME = join(ROOT, '.cache/e2e/outcome.json');
const LIST_OF_FEATURES = 'docs/old-browsers.md';
/** `jest-base.js` ignores these, too. */
const NO_TESTS = ['/node_modules/', '/dist/'];
const TYPESCRIPT_7 = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const program = (name) => join(ROOT, 'node_modules', '.bin', name);
/** Set by the build; read after it. */
const builtFolders = () => JSON.parse(readFileSync(join(ROOT, 'apps/all-in-one/dist/versions.json'), 'utf8'));

const measured = (name, command, ...args) =>
  run(process.execPath, ['.ci/measured.cjs', `checks/${name}`, command, ...args]).then(() => undefined);

/** What was found in a file holds until this file changes, unless it depends on types of other files. */
const cached = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`];

const lint = (...options) => measured('lint', program('eslint'), '.', '--max-warnings', '0', ...options);

export const checks = {
  // One program for all packages: shared sources are read and checked once instead of ten times.
  async types() {
    for (const project of ['.ci', '.ci/tsconfig.build.json'])
      await measured('types', process.execPath, TYPESCRIPT_7, '-p', project, '--checkers', '1');
  },
  lint: () => lint(),
  'lint of changes': () => lint(...cached('eslint')),
  /** Import directions and circles. */
  structure: () =>
    measured(
      ...['structure', program('depcruise'), '--config', '.ci/structure.cjs', '--output-type', 'err'],
      ...['--cache', '.cache/structure', '--cache-strategy', 'content'],
      ...['shared', 'shell', 'apps', 'e2e', ...microFrontends],
    ),
  format: () =>
    measured('format', program('prettier'), '--check', '.', '--log-level', 'warn', ...cached('prettier')),
  build: () => measured('build', process.execPath, '.ci/build.mjs'),
  /** The data that the shops of the journeys start with. */
  data: () => measured('data', process.execPath, '.ci/e2e.mjs', '--prepare'),

  /** Checks the pages against the props of the built widgets. */
  content: () =>
    measured(
      ...['content', process.execPath, 'apps/cms/dist/check-content.entry.js'],
      ...builtFolders()
        .map((folder) => `${folder}/widgets.json`)
        .filter((file) => existsSync(join(ROOT, file))),
    ),

  /** Checks that the oldest browsers can parse all shipped scripts. */
  async syntax() {
    const files = builtFolders().map(
      (folder) => `${folder}/${folder.startsWith('shell/') ? '' : 'browser/'}*.js`,
    );
    for (const pattern of files)
      await measured('syntax', program('es-check'), SYNTAX, pattern, `--not=${LOADED_WITH_MODULES}`);
  },

  /**
   * A CSS feature that one of them lacks needs a fallback and a line in docs/old-browsers.md. Columns of
   * grids shrink below the longest word in them: nothing leaves a narrow or zoomed window. Forced colours
   * mark only what is selected.
   */
  async styles() {
    // Imported here: `npm test` installs its packages first.
    const { lackedFeatures, listedFeatures } = await import('./css-features.mjs');
    const { growingColumns } = await import('./grid-columns.mjs');
    const growing = shippedStyles().flatMap((file) =>
      growingColumns(readFileSync(join(ROOT, file), 'utf8'), file),
    );
    if (growing.length > 0) throw new Error(`Columns without minmax(0, …):\n${growing.join('\n')}`);
    const { unforcedBorders } = await import('./forced-borders.mjs');
    const unforced = shippedStyles().flatMap((file) =>
      unforcedBorders(readFileSync(join(ROOT, file), 'utf8'), file),
    );
    if (unforced.length > 0)
      throw new Error(`Drawn by forced colours at everything:\n${unforced.join('\n')}`);
    const listed = listedFeatures(readFileSync(join(ROOT, LIST_OF_FEATURES), 'utf8'));
    const unlisted = shippedStyles().flatMap((file) =>
      [...lackedFeatures(readFileSync(join(ROOT, file), 'utf8'), file)]
        .filter(([name]) => !listed.has(name))
        .map(([name, browsers]) => `${file}: ${name} (${browsers.join(', ')})`),
    );
    if (unlisted.length > 0)
      throw new Error(`Without a fallback in ${LIST_OF_FEATURES}:\n${unlisted.join('\n')}`);
  },

  unit: () => jest('unit'),
  api: () => jest('api', withoutUnchanged('apps/')),
  product: () => jest('product', withoutUnchanged('.ci/')),
  /** Tests that use a changed file. */
  'tests of changes': async () => {
    const changed = changedSinceBase().filter((file) => existsSync(join(ROOT, file)));
    return changed.length > 0 ? jest('changes', ['--findRelatedTests', ...changed, '--passWithNoTests']) : {};
  },

  async e2e() {
    rmSync(E2E_OUTCOME, { force: true });
    const { error } = await settle(run('node', ['.ci/e2e.mjs'], { show: true }));
    if (!existsSync(E2E_OUTCOME)) throw error ?? new Error('No journey ran.');
    const { stats, failed } = JSON.parse(readFileSync(E2E_OUTCOME, 'utf8'));
    const { expected, unexpected, flaky, skipped } = stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped: skipped > 0 ? [`${skipped} journeys`] : [],
      names: failed.map((text) => text.split('\n', 1)[0]),
      error: error ?? (expected === 0 ? new Error('No journey ran.') : undefined),
    };
  },
};

/** Without guest.css, which uses a layer on purpose (docs/decisions/0011). */
const shippedStyles = () => [
  ...['page', 'text', 'mode', 'error'].map((name) => `apps/cms/assets/${name}.css`),
  ...builtFolders()
    .map((folder) => (folder.startsWith('shell/') ? folder : `${folder}/browser`))
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.css') && !file.endsWith('/guest.css')),
];

/** Runs the tests of a layer; without a layer of this name, those that the arguments choose. */
async function jest(layer, args = []) {
  const file = join(ROOT, `.cache/tests-${layer}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const roots = (jestFolders()[layer] ?? []).flatMap((folder) => ['--roots', `<rootDir>/${folder}`]);
  const outcome = await settle(run(program('jest'), ['--json', `--outputFile=${file}`, ...roots, ...args]));
  if (!existsSync(file)) throw outcome.error;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const messages = report.testResults.map(({ message }) => message).filter(Boolean);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    names: failedTests(report.testResults),
    error: outcome.error && new Error(messages.join('\n') || outcome.error.message),
  };
}

/** "apps/cms/src/x.test.ts › what it shows" of each failed test, or the file alone if it could not run. */
const failedTests = (files) =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file];
    });

/** Arguments of Jest that leave out the tests of a folder which would prove nothing new. */
function withoutUnchanged(folder) {
  const unchanged = unchangedTests().filter(({ file }) => file.startsWith(folder));
  for (const { file, since } of unchanged) console.log(`  unchanged since ${since}: ${file}`);
  const files = unchanged.map(({ file }) => `/${file.replaceAll('.', '\\.')}$`);
  return [...NO_TESTS, ...files].flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
}

const settle = (promise) => promise.then((output) => ({ output })).catch((error) => ({ error }));
