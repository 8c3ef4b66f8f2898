const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { basename, dirname, join, relative, resolve, sep } = require('node:path');

/** In this repository the folder above; in a repository of its own @fachwerk/shared is a package. */
const SHARED = dirname(require.resolve('@fachwerk/shared/package.json'));
const PROJECT = resolve(SHARED, '..');

/** Every file below a folder, sorted, as absolute paths. */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const buildFiles = () =>
  filesBelow(__dirname).filter((file) => !relative(__dirname, file).split(sep).includes('node_modules'));

/**
 * The lockfile without the declarations of other packages: a new micro-frontend without new dependencies does
 * not change the versions of others.
 */
function lockOf(importers, lockfile) {
  let isKept = true;
  let section = '';
  const lines = lockfile.split('\n').filter((line) => {
    const [, heading] = /^(\S+):/.exec(line) ?? [];
    const [, importer] = /^ {2}(\S+):$/.exec(line) ?? [];
    if (heading) {
      section = heading;
      isKept = true;
    } else if (importer && section === 'importers') {
      isKept = importers.includes(importer);
    }
    return isKept;
  });
  return lines.join('\n');
}

const isTest = (file) => /\.test\.[jt]sx?$/.test(file);

/** Semver of the package and hash of all inputs, e.g. "1.4.0-3f9a2c1"; available before the build. */
function versionOf(dir) {
  const { version, dependencies = {} } = readJson(join(dir, 'package.json'));
  const files = [
    ...filesBelow(join(dir, 'src')),
    // Bundled into the apps that use them (node-app.js).
    ...['database', 'pictures', 'server-kit']
      .filter((name) => `@fachwerk/${name}` in dependencies)
      .flatMap((name) => filesBelow(join(PROJECT, 'apps', name, 'src'))),
    ...filesBelow(join(SHARED, 'src')),
    ...buildFiles(),
    join(dir, 'package.json'),
    join(SHARED, 'package.json'),
  ].filter((file) => !isTest(file) && existsSync(file));
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${hashedName(dir, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  const lockfile = join(PROJECT, 'pnpm-lock.yaml');
  const importers = [dir, SHARED].map((folder) => relative(PROJECT, folder).split(sep).join('/'));
  if (existsSync(lockfile)) hash.update(lockOf(importers, readFileSync(lockfile, 'utf8')));
  else for (const file of OWN_LOCKFILES) hash.update(readIfThere(join(dir, file)));
  return `${version}-${hash.digest('hex').slice(0, 7)}`;
}

let kit;
/** Version of the kit that a micro-frontend contains: that of its package, and a hash of its sources. */
function kitVersion() {
  if (kit) return kit;
  const hash = createHash('sha256');
  const folder = join(SHARED, 'src');
  for (const file of filesBelow(folder).filter((one) => !isTest(one)))
    hash
      .update(`${relative(folder, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  kit = `${readJson(join(SHARED, 'package.json')).version}-${hash.digest('hex').slice(0, 7)}`;
  return kit;
}

/** Lockfiles of a micro-frontend in a repository of its own. */
const OWN_LOCKFILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
const readIfThere = (file) => (existsSync(file) ? readFileSync(file) : '');

/** Does not depend on where the repository and its packages lie. */
function hashedName(dir, file) {
  for (const [name, folder] of [
    ['own', dir],
    ['build', __dirname],
    ['shared', SHARED],
  ])
    if (file.startsWith(folder + sep)) return `${name}/${relative(folder, file)}`;
  return relative(PROJECT, file);
}

/** "cart" of the package @fachwerk/cart-mfe: the folder of a checkout can have any name. */
function mfeNameOf(dir) {
  const { name = basename(dir) } = readJson(join(dir, 'package.json'));
  return name.replace(/^@[^/]+\//, '').replace(/-mfe$/, '');
}

/** Global of one version's container, e.g. "cart_1_4_0_3f9a2c1": two versions can be on one page. */
const globalOf = (mfe, version) => `${mfe}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');

const widgetNameOf = (file) => basename(file).replace(/\.widget\.tsx?$/, '');

/** The widgets of a micro-frontend by their files: name to path of `<name>.widget.tsx`. */
function widgetFilesOf(dir) {
  const files = filesBelow(join(dir, 'src')).filter((file) => /\.widget\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [widgetNameOf(file), file]));
}

const OTHER_WIDGET = /^import [^;]*? from '\.\/([\w-]+)\.widget'/m;

/**
 * The chunk of a widget's file, named as the widget. A file that only gives another widget a second name
 * imports it, and is in its chunk.
 */
function chunkNameOf(file) {
  const [, known] = OTHER_WIDGET.exec(readFileSync(file, 'utf8')) ?? [];
  return known ?? widgetNameOf(file);
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

module.exports = {
  PROJECT,
  SHARED,
  chunkNameOf,
  filesBelow,
  globalOf,
  kitVersion,
  lockOf,
  mfeNameOf,
  readJson,
  versionOf,
  widgetFilesOf,
};
