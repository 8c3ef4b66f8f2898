/**
 * esbuild's options for `*.browser.ts` of an app: one small classic script with everything inside, in the
 * syntax of the oldest browsers.
 *
 * @type {import('esbuild').BuildOptions}
 */
const browserScriptBuild = {
  bundle: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2017',
  minify: true,
};

module.exports = { browserScriptBuild };
