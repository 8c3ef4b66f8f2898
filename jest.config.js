const { readdirSync } = require('node:fs');
const { availableParallelism } = require('node:os');

const microFrontends = readdirSync(__dirname).filter((name) => name.endsWith('-mfe'));

/**
 * One Jest for all packages. Tests lie beside the code; `@jest-environment node` on top of a file chooses the
 * server.
 */
module.exports = {
  // Many tests wait for a process, a database or a deadline: two cores are busy with three workers.
  maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  testEnvironment: 'jsdom',
  // A test that hangs is found by it, a slow machine is not.
  testTimeout: 30_000,
  roots: [
    '<rootDir>/shared',
    '<rootDir>/shell',
    ...microFrontends.map((name) => `<rootDir>/${name}`),
    '<rootDir>/apps',
    '<rootDir>/.ci',
  ],
  testMatch: ['**/*.test.{ts,tsx,js,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/build/jest-css-modules.js',
    '\\.css$': '<rootDir>/shared/build/jest-empty.js',
    '\\.(woff2|svg)$': '<rootDir>/shared/build/jest-empty.js',
  },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // ES modules only: cookie (for `app.inject` of Fastify), htmlparser2 and what it uses.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/)?(?:cookie|htmlparser2|entities|domelementtype|domhandler|domutils|dom-serializer)[@/])',
  ],
  globalSetup: '<rootDir>/.ci/temporary-folder.cjs',
  setupFilesAfterEnv: ['<rootDir>/shared/build/jest-setup.js'],
};
