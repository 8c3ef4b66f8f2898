/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, PROJECT as ROOT } from '../shared/build/sources';

/** The smallest one: every build takes the same way. */
const PACKAGE = 'prohibis-mfe';
const TESTED = join(ROOT, '.cache', 'reproducible-build-test');
/** Longer and deeper than the folder of the project. */
const COPY = join(TESTED, 'of another developer', 'with-a-longer-name', 'fachwerk');
const LONG_MS = 300_000;

beforeAll(() => {
  rmSync(TESTED, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name))
    cpSync(join(ROOT, name), join(COPY, name));
  for (const name of ['shared', PACKAGE]) copyPackage(name);
  linkFolder(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  writeFileSync(join(TESTED, 'reverse-folders.cjs'), REVERSE_FOLDERS);
  first = build(ROOT);
}, LONG_MS);
afterAll(() => rmSync(TESTED, { recursive: true, force: true }));

function copyPackage(name) {
  const isCopied = (path) => !['node_modules', 'dist', '.cache'].includes(basename(path));
  cpSync(join(ROOT, name), join(COPY, name), { recursive: true, filter: isCopied });
  linkFolder(join(ROOT, name, 'node_modules'), join(COPY, name, 'node_modules'));
}

/** Hard links: packages have 700 MB, and a symbolic link would be resolved to the first folder. */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Lists folders in the opposite order, because the order depends on the file system. */
const REVERSE_FOLDERS = `
const fs = require('node:fs');
const { readdir, readdirSync } = fs;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, names) => done(error, names && [...names].reverse()));
};
`;

/** Builds the package below a folder; path and content of every file. */
function build(root, env = {}) {
  const dir = join(root, PACKAGE);
  const output = execFileSync(process.execPath, [join(root, 'shared/build/build-mfe.js')], {
    cwd: dir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const folder = join(dir, 'dist', output.trim().split(' ').at(-1));
  return filesBelow(folder).map((file) => ({
    path: file.slice(folder.length + 1),
    content: readFileSync(file),
  }));
}

let first;

it(
  'the same sources give the same bytes in another folder, time zone and order of files',
  () => {
    const second = build(COPY, {
      TZ: 'Pacific/Auckland',
      UV_THREADPOOL_SIZE: '1',
      NODE_OPTIONS: `--require="${join(TESTED, 'reverse-folders.cjs')}"`,
    });

    expect(second.map(({ path }) => path)).toEqual(first.map(({ path }) => path));
    expect(first.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['browser/remoteEntry.js', 'node/widgets.js', 'widgets.json']),
    );
    for (const [index, { path, content }] of first.entries())
      expect([path, content.equals(second[index].content)]).toEqual([path, true]);
  },
  LONG_MS,
);

it('no file of a version contains a folder of the machine', () => {
  for (const { path, content } of first) expect([path, content.includes(ROOT)]).toEqual([path, false]);
});
