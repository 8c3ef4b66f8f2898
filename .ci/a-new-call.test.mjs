/** @jest-environment node */
/**
 * Follows docs/guides/a-new-call.md: adds its blocks to a copy of shared and the API, checks the types, and
 * runs the test of the guide and those of all calls.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const COPY = mkdtempSync(join(tmpdir(), 'a-new-call-'));
const COPIED = [
  'tsconfig.base.json',
  'shared',
  'apps/shop-api',
  'apps/database',
  'apps/server-kit',
  'apps/cms/content',
  'apps/pictures',
];
const GUIDE = readFileSync(join(ROOT, 'docs/guides/a-new-call.md'), 'utf8');

/** The files of the guide, what it adds to them, and where. */
const blocks = [...GUIDE.matchAll(/\n\n(.*\s?)\*\*([\w./-]+)\*\*\n\n```ts\n([\s\S]*?)```$/gm)].map(
  ([, where, file, code]) => ({ where, file, code }),
);

for (const path of COPIED)
  cpSync(join(ROOT, path), join(COPY, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !/\/(?:dist|\.cache)$/.test(source),
  });
symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
for (const block of blocks) writeFileSync(join(COPY, block.file), added(block));

afterAll(() => rmSync(COPY, { recursive: true, force: true }));

function added({ where, file, code }) {
  if (!existsSync(join(COPY, file))) return code;
  const before = readFileSync(join(COPY, file), 'utf8');
  const [, imports, rest] = /^((?:import .*\n)*)\n?([\s\S]*)$/.exec(code);
  const isInFunction = where.startsWith('At the end of the function');
  return imports + (isInFunction ? before.replace(/^}$/m, () => `${rest}}`) : `${before}\n${rest}`);
}

it('a new call changes four files', () => {
  expect(blocks.map(({ file }) => file)).toEqual([
    expect.stringMatching(/^shared\/src\/contracts\/[a-z-]+\/[a-z-]+\.ts$/),
    expect.stringMatching(/^shared\/src\/contracts\/[a-z-]+\/(?:[a-z-]+-)?contracts\.ts$/),
    expect.stringMatching(/^apps\/shop-api\/src\/.*-routes\.ts$/),
    expect.stringMatching(/^apps\/shop-api\/src\/.*\.test\.ts$/),
  ]);
});

it('its types fit', async () => {
  const project = join(COPY, 'tsconfig.json');
  const files = blocks.map(({ file }) => file);
  writeFileSync(
    project,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node', 'jest'] },
      include: [...files, 'shared/src/css-modules.d.ts', 'apps/shop-api/src/**/*.d.ts'],
    }),
  );

  await run('node', ['node_modules/typescript-7/bin/tsc', '-p', project, '--checkers', '1']);
});

// The tests of the copy belong to this one.
describe('its test, and the tests of all calls', () => {
  require(join(COPY, blocks[3].file));
  require(join(COPY, 'shared/src/contracts/contracts.test.ts'));
  require(join(COPY, 'shared/src/entries.test.ts'));
  require(join(COPY, 'shared/build/wire-facts.test.js'));
  require(join(COPY, blocks[2].file.replace(/src\/.*$/, 'src/kernel/http/openapi.test.ts')));
});
