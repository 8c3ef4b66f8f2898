/**
 * Packs what a team needs in a repository of its own, as files for a package registry:
 * @fachwerk/shared (sources, compiled by the build of the team), @fachwerk/build (build, tests, dev server)
 * @fachwerk/cli, and @fachwerk/create-mfe for `npm create @fachwerk/mfe`. Versions are those of the catalog;
 * the packages have the version of the shell.
 * `node .ci/pack-packages.mjs [folder]` writes to .cache/packages.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usePinnedNode } from './pinned-node.mjs';
import { microFrontends, ROOT, run, versionOf } from './project.mjs';

const inRoot = (path) => join(ROOT, path);
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));
const requireFromBuild = createRequire(inRoot('shared/build/dev-server.js'));
const { buildSync } = requireFromBuild('esbuild');

/** Used by name of a setting, or a peer of a package that is imported. */
const BUILD_NEEDS = ['jest', 'jest-environment-jsdom', '@swc/core', '@swc/jest', 'react-refresh'];
const TEMPLATE = 'template-repository/package.json.template';

/** Returns the paths of the packages. */
export async function packPackages(target = inRoot('.cache/packages')) {
  rmSync(target, { recursive: true, force: true });
  const platform = {
    license: 'UNLICENSED',
    version: readJson('shell/package.json').version,
    // Compared with the live shell by `fachwerk doctor`.
    fachwerk: { shell: versionOf('shell') },
  };
  const staged = (name) => {
    const folder = join(target, name);
    mkdirSync(folder, { recursive: true });
    cpSync(inRoot('shared/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
    return folder;
  };
  const folders = [
    await stageShared(staged('shared'), platform),
    await stageBuild(staged('build'), platform),
    stageCli(staged('cli'), platform),
    stageCreate(staged('create-mfe'), platform),
  ];
  const files = [];
  for (const folder of folders) {
    const output = await run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder });
    files.push(join(target, output.trim().split('\n').at(-1)));
  }
  return files;
}

async function stageShared(folder, platform) {
  const { exports, devDependencies, dependencies, ...own } = readJson('shared/package.json');
  copySources('shared/src', join(folder, 'src'));
  cpSync(inRoot('shared/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'src/widgets.d.ts'), await typesOfWidgets(folder));
  delete exports['./build'];
  const imported = importedBy(join(folder, 'src'), /\bfrom '([^'.][^']*)'/g);
  // The team compiles the sources and checks their types.
  const needed = Object.keys(devDependencies).filter(
    (name) => imported.has(name) || name.startsWith('@types/'),
  );
  writePackage(folder, {
    ...withoutScripts(own),
    ...platform,
    exports: {
      ...exports,
      './css-modules': './src/css-modules.d.ts',
      './widgets': { types: './src/widgets.d.ts' },
    },
    dependencies: versions([...Object.keys(dependencies), ...needed]),
  });
  return folder;
}

/** The props of the widgets of all micro-frontends of this repository, from their built records. */
async function typesOfWidgets(folder) {
  const { buildMfe } = requireFromBuild('./build-mfe');
  const widgets = [];
  for (const name of microFrontends) {
    const built = await buildMfe(inRoot(name));
    const { mfe, widgets: own } = JSON.parse(readFileSync(join(built.folder, 'widgets.json'), 'utf8'));
    widgets.push(...own.map((widget) => ({ ...widget, mfe })));
  }
  const outfile = join(folder, 'widget-types.cjs');
  const entryPoints = [inRoot('apps/cli/src/types/widget-types.ts')];
  buildSync({ entryPoints, outfile, bundle: true, format: 'cjs', platform: 'node', logLevel: 'warning' });
  const { widgetTypes } = createRequire(import.meta.url)(outfile);
  rmSync(outfile);
  return widgetTypes(widgets, 'the shop');
}

async function stageBuild(folder, platform) {
  copySources('shared/build', folder);
  const { runWebpack } = requireFromBuild('./run-webpack');
  const { shellScript } = requireFromBuild('./shell-webpack');
  const imported = importedBy(folder, /\brequire(?:\.resolve)?\('([^'.][^']*)'\)/g);
  imported.delete('@fachwerk/shared');
  const out = join(folder, 'development-shell');
  await runWebpack(shellScript({ dir: inRoot('shell'), out, mode: 'development' }));

  const { compilerOptions } = readJson('tsconfig.base.json');
  const types = { types: ['node', 'jest', '@testing-library/jest-dom', '@fachwerk/shared/css-modules'] };
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  writeJson(join(folder, 'tsconfig.json'), { compilerOptions: { ...compilerOptions, lib, ...types } });
  writePackage(folder, {
    name: '@fachwerk/build',
    ...platform,
    description: 'Builds, tests and serves a micro-frontend of Fachwerk.',
    main: 'mfe-webpack.js',
    bin: { 'fachwerk-build': 'build-mfe.js' },
    dependencies: {
      '@fachwerk/shared': platform.version,
      ...versions([...new Set([...imported, ...BUILD_NEEDS, '@types/jest', '@types/node'])].sort()),
    },
  });
  return folder;
}

function stageCli(folder, platform) {
  const { name, description } = readJson('apps/cli/package.json');
  for (const part of ['template', 'template-repository', 'README.md'])
    cpSync(inRoot(`apps/cli/${part}`), join(folder, part), { recursive: true });
  const template = join(folder, TEMPLATE);
  const resolved = readFileSync(template, 'utf8').replace(
    /"([^"]+)": "(catalog|workspace):\*?"/g,
    (_all, used, how) => `"${used}": "${how === 'catalog' ? versions([used])[used] : platform.version}"`,
  );
  writeFileSync(template, resolved);
  buildSync({
    absWorkingDir: inRoot('apps/cli'),
    entryPoints: ['src/main.ts'],
    outfile: join(folder, 'dist/fachwerk.cjs'),
    banner: { js: '#!/usr/bin/env node' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    logLevel: 'warning',
  });
  // Only passports need them: a team that measures none installs no browser library.
  const measuring = ['axe-core', 'playwright-core'];
  writePackage(folder, {
    name,
    ...platform,
    description,
    bin: { fachwerk: 'dist/fachwerk.cjs' },
    peerDependencies: Object.fromEntries(
      Object.entries(versions(measuring)).map(([peer, version]) => [peer, `^${version}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(measuring.map((peer) => [peer, { optional: true }])),
  });
  return folder;
}

/** `npm create @fachwerk/mfe` runs the package @fachwerk/create-mfe. */
function stageCreate(folder, platform) {
  writeFileSync(
    join(folder, 'create-mfe.cjs'),
    [
      '#!/usr/bin/env node',
      "process.argv.splice(2, 0, 'create-mfe');",
      "require('@fachwerk/cli/dist/fachwerk.cjs');",
      '',
    ].join('\n'),
  );
  writePackage(folder, {
    name: '@fachwerk/create-mfe',
    ...platform,
    description: 'Creates a micro-frontend of Fachwerk: npm create @fachwerk/mfe reviews "Bewertungen".',
    bin: { 'create-mfe': 'create-mfe.cjs' },
    dependencies: { '@fachwerk/cli': platform.version },
  });
  return folder;
}

/** Without tests, and without what was installed. */
function copySources(from, to) {
  const isCopied = (path) => !/\.test\.[jt]sx?$|node_modules/.test(relative(ROOT, path));
  cpSync(inRoot(from), to, { recursive: true, filter: isCopied });
}

/** Packages that the files of a folder import. */
function importedBy(folder, pattern) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.[jt]sx?$/.test(file));
  const names = sources.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(pattern), ([, path]) => path),
  );
  const packages = names.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return new Set(packages.filter((name) => !isBuiltin(name)));
}

/** Versions of the catalog in pnpm-workspace.yaml. */
function versions(names) {
  const [, catalog] = /^catalog:\n((?: {2}\S.*\n)+)/m.exec(
    readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'),
  );
  const known = Object.fromEntries(
    Array.from(catalog.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm), ([, name, version]) => [name, version]),
  );
  return Object.fromEntries(
    names.map((name) => {
      if (!known[name]) throw new Error(`The catalog of pnpm-workspace.yaml has no version of ${name}.`);
      return [name, known[name]];
    }),
  );
}

const withoutScripts = ({ scripts: _scripts, private: _private, ...manifest }) => manifest;
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const writePackage = (folder, manifest) => {
  writeJson(join(folder, 'package.json'), { ...manifest, engines: readJson('package.json').engines });
  if (JSON.stringify(manifest).match(/"(catalog|workspace):/))
    throw new Error(`${basename(folder)}: a version is not resolved.`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  usePinnedNode()
    .then(() => packPackages(process.argv[2] && resolve(process.argv[2])))
    .then(
      (files) => console.log(files.join('\n')),
      (error) => {
        console.error(error.message);
        process.exitCode = 1;
      },
    );
