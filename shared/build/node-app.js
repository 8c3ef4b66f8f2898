/**
 * Bundles a Node app (run in its folder): every entry of src becomes one CommonJS file in dist, with our
 * packages that are source only inside and all other dependencies left to node_modules. `*.isolated.ts` runs
 * where there are no files (apps/cms): it contains everything. `*.browser.ts` are scripts that the app serves
 * to browsers. `--watch` rebuilds on change.
 */
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const esbuild = require('esbuild');
const { browserScriptBuild } = require('./browser-script-build');
const { isolatedBuild } = require('./isolated-build');

const dir = process.cwd();
const { dependencies = {} } = require(join(dir, 'package.json'));
/** Our packages that are source only. */
const SOURCE_ONLY = ['shared', 'database', 'server-kit'].map((name) => `@fachwerk/${name}`);
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@fachwerk/'));

const sources = (isEntry) =>
  readdirSync(join(dir, 'src'))
    .filter(isEntry)
    .map((file) => join('src', file));
const entries = sources((file) => file === 'app.ts' || file === 'server.ts' || /\.entry\.tsx?$/.test(file));
const isolated = sources((file) => /\.isolated\.ts$/.test(file));
const forBrowsers = sources((file) => /\.browser\.ts$/.test(file));

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: dir,
  // `check-content.entry.ts` is written as dist/check-content.entry.js: the name of the source.
  outdir: 'dist',
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  logLevel: 'info',
};

const builds = [
  {
    ...common,
    entryPoints: entries,
    sourcemap: true,
    plugins: [{ name: 'externals', setup: leaveToNodeModules }],
    loader: { '.sql': /** @type {const} */ ('text') },
  },
  { ...common, ...isolatedBuild, entryPoints: isolated },
  { ...common, ...browserScriptBuild, entryPoints: forBrowsers },
].filter(({ entryPoints }) => entryPoints.length > 0);

/**
 * Packages that the app declares stay imports; `external` cannot exclude one of their paths. What
 * @fachwerk/shared needs and the app does not declare is bundled. Of our apps only the main entry stays an
 * import: it is built by itself, and every other entry is source.
 */
function leaveToNodeModules(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
    const isExternal = path.startsWith('@fachwerk/')
      ? path.split('/').length === 2 && !SOURCE_ONLY.includes(path)
      : packages.some((name) => path === name || path.startsWith(`${name}/`));
    return isExternal ? { path, external: true } : undefined;
  });
}

async function main() {
  if (entries.length === 0 || !existsSync(join(dir, 'src'))) throw new Error(`No src/app.ts in ${dir}`);
  for (const options of builds)
    if (process.argv.includes('--watch')) await (await esbuild.context(options)).watch();
    else await esbuild.build(options);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
