/** The checks by name. A check returns nothing, or `{ passed, failed, skipped }` when it counts tests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { microFrontends, ROOT, run } from './project.mjs';

/** Supported by Chrome 77 and Safari 11. */
const SYNTAX = 'es2017';
/** Chunks that only browsers with ES modules load. */
const LOADED_WITH_MODULES = 'part-module-container.js';
/** Written by `.ci/e2e.mjs`. */
const E2E_OUTCOME = join(ROOT, '.cache/e2e/outcome.json');
const LIST_OF_FEATURES = 'docs/old-browsers.md';
const program = (name) => join(ROOT, 'node_modules', '.bin', name);
/** Set by the build; read after it. */
const builtFolders = () => JSON.parse(readFileSync(join(ROOT, 'apps/all-in-one/dist/versions.json'), 'utf8'));

export const checks = {
  // One program for all packages: shared sources are read and checked once instead of ten times.
  types: () => run(program('tsc'), ['-p', '.ci']).then(() => undefined),
  lint: () => run(program('eslint'), ['.', '--max-warnings', '0']).then(() => undefined),
  /** Import directions and circles. */
  structure: () =>
    run(program('depcruise'), [
      ...['--config', '.ci/structure.cjs', '--output-type', 'err'],
      ...['shared', 'shell', 'apps', 'e2e', ...microFrontends],
    ]).then(() => undefined),
  format: () => run(program('prettier'), ['--check', '.', '--log-level', 'warn']).then(() => undefined),
  build: () => build(() => undefined).then(() => undefined),

  /** Checks the pages against the props of the built widgets. */
  content: () =>
    run('node', [
      'apps/cms/dist/check-content.entry.js',
      ...builtFolders()
        .map((folder) => `${folder}/widgets.json`)
        .filter((file) => existsSync(join(ROOT, file))),
    ]).then(() => undefined),

  /** Checks that the oldest browsers can parse all shipped scripts. */
  async syntax() {
    const files = builtFolders().map(
      (folder) => `${folder}/${folder.startsWith('shell/') ? '' : 'browser/'}*.js`,
    );
    for (const pattern of files)
      await run(program('es-check'), [SYNTAX, pattern, `--not=${LOADED_WITH_MODULES}`]);
  },

  /** A CSS feature that one of them lacks needs a fallback and a line in docs/old-browsers.md. */
  async styles() {
    // Imported here: `npm test` installs its packages first.
    const { lackedFeatures, listedFeatures } = await import('./css-features.mjs');
    const listed = listedFeatures(readFileSync(join(ROOT, LIST_OF_FEATURES), 'utf8'));
    const unlisted = shippedStyles().flatMap((file) =>
      [...lackedFeatures(readFileSync(join(ROOT, file), 'utf8'), file)]
        .filter(([name]) => !listed.has(name))
        .map(([name, browsers]) => `${file}: ${name} (${browsers.join(', ')})`),
    );
    if (unlisted.length > 0)
      throw new Error(`Without a fallback in ${LIST_OF_FEATURES}:\n${unlisted.join('\n')}`);
  },

  async unit() {
    const file = join(ROOT, '.cache', 'unit-tests.json');
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    rmSync(file, { force: true });
    const outcome = await settle(run(program('jest'), ['--json', `--outputFile=${file}`]));
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
      error: outcome.error && new Error(messages.join('\n') || outcome.error.message),
    };
  },

  async e2e() {
    rmSync(E2E_OUTCOME, { force: true });
    const { error } = await settle(run('node', ['.ci/e2e.mjs'], { show: true }));
    if (!existsSync(E2E_OUTCOME)) throw error ?? new Error('No journey ran.');
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(E2E_OUTCOME, 'utf8')).stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped: skipped > 0 ? [`${skipped} journeys`] : [],
      error: error ?? (expected === 0 ? new Error('No journey ran.') : undefined),
    };
  },
};

/** Without guest.css, which uses a layer on purpose (docs/decisions/0011). */
const shippedStyles = () => [
  'apps/cms/assets/page.css',
  ...builtFolders()
    .map((folder) => (folder.startsWith('shell/') ? folder : `${folder}/browser`))
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.css') && !file.endsWith('/guest.css')),
];

const settle = (promise) => promise.then((output) => ({ output })).catch((error) => ({ error }));
