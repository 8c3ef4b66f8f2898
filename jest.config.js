const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const base = require('./shared/build/jest-base');

const microFrontends = readdirSync(__dirname).filter((name) => name.endsWith('-mfe'));

/**
 * One Jest for all packages. Tests lie beside the code; `@jest-environment node` on top of a file chooses the
 * server.
 */
module.exports = {
  ...base,
  // Many tests wait for a process, a database or a deadline: two cores are busy with three workers.
  maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  roots: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    ...microFrontends.map((name) => `<rootDir>/${name}`),
    '<rootDir>/apps',
    '<rootDir>/.ci',
  ],
  modulePathIgnorePatterns: ['/dist/'],
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/apps/server-kit/src/testing/limits-off.ts'],
  runner: '<rootDir>/.ci/jest-runner.cjs',
  globalSetup: '<rootDir>/.ci/temporary-folder.cjs',
  testRunner: '<rootDir>/.ci/test-file.cjs',
  runtime: '<rootDir>/.ci/jest-runtime.cjs',
};
