/** What every Jest of a micro-frontend needs, in this repository (jest.config.js) and in one of its own. */
module.exports = {
  testEnvironment: 'jsdom',
  // A test that hangs is found by it, a busy machine is not.
  testTimeout: 300_000,
  testMatch: ['**/*.test.{ts,tsx,js,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./jest-css-modules.js'),
    '\\.css$': require.resolve('./jest-empty.js'),
    '\\.(woff2|svg|wasm)$': require.resolve('./jest-empty.js'),
  },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
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
  // TypeScript: @fachwerk/shared, where it is a package. ES modules only: cookie (for `app.inject` of
  // Fastify), any-ascii, htmlparser2 and what it uses, Leaflet.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/)?(?:@fachwerk/shared|@fachwerk\\+shared|any-ascii|cookie|htmlparser2|leaflet|entities|domelementtype|domhandler|domutils|dom-serializer)[@/])',
  ],
  setupFilesAfterEnv: [require.resolve('./jest-setup.js')],
};
