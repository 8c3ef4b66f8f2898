const { builtinModules } = require('node:module');

/**
 * esbuild's options for `*.isolated.ts`: one CommonJS file with everything inside, without what production
 * does not use.
 *
 * @type {import('esbuild').BuildOptions}
 */
const isolatedBuild = {
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  target: 'node24',
  jsx: 'automatic',
  minifySyntax: true,
  // What is left of them is provided by the realm (apps/cms/src/realm/load-modules.ts).
  external: [...builtinModules],
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  // Styles of components that the bundle does not use.
  loader: { '.css': 'empty', '.module.css': 'empty' },
};

module.exports = { isolatedBuild };
