import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const PROJECT = resolve('..');
const MICRO_FRONTENDS = readdirSync(PROJECT).filter((name) => name.endsWith('-mfe'));
const PACKAGES = ['shared', 'shell', ...MICRO_FRONTENDS];
const copy = mkdtempSync(join(tmpdir(), 'fachwerk-copy-'));

before(() => {
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'])
    cpSync(join(PROJECT, name), join(copy, name));
  // Installed packages are links among themselves, and are not written to.
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  for (const name of PACKAGES)
    cpSync(join(PROJECT, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.cache'),
    });
});
after(() => rmSync(copy, { recursive: true, force: true }));

/** Path and hash of every file of every package. */
function hashes(): Map<string, string> {
  const files = PACKAGES.flatMap((name) =>
    readdirSync(join(copy, name), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !/node_modules|\.cache/.test(relative(copy, entry.parentPath)),
    ),
  ).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [
      relative(copy, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

void test(
  'building one micro-frontend adds a version of it and changes no other file',
  { timeout: 180_000 },
  () => {
    const source = join(copy, 'cart-mfe/src/widgets.ts');
    assert.ok(existsSync(source));
    appendFileSync(source, '\n// touched\n');
    const earlier = hashes();
    assert.ok(
      [...earlier.keys()].some((file) => file.startsWith('search-mfe/dist/')),
      'the others are built',
    );

    const said = execFileSync(process.execPath, ['../shared/build/build-mfe.js'], {
      cwd: join(copy, 'cart-mfe'),
      encoding: 'utf8',
    });

    const version = said.trim().split(' ').at(-1);
    const afterwards = hashes();
    const changed = [...earlier].filter(
      ([file, hash]) => afterwards.has(file) && afterwards.get(file) !== hash,
    );
    assert.deepEqual(changed, []);
    const gone = [...earlier.keys()].filter(
      (file) => !afterwards.has(file) && !file.startsWith('cart-mfe/dist/'),
    );
    assert.deepEqual(gone, []);
    const added = [...afterwards.keys()].filter((file) => !earlier.has(file));
    assert.ok(added.includes(`cart-mfe/dist/${version}/widgets.json`));
    assert.deepEqual(
      added.filter((file) => !file.startsWith(`cart-mfe/dist/${version}/`)),
      [],
    );
  },
);
