/** @jest-environment node */
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { bundledPackages } = require('./bundled-packages');
const { runWebpack } = require('./run-webpack');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-bundles-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const write = (file, text) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};

it('lists every package of a build with version and size, also two versions of one', async () => {
  const one = 'export const one = 1; console.log(one);';
  write('src/index.js', "import 'a'; import 'b'; import('@scope/late');");
  write('node_modules/a/package.json', '{"name":"a","version":"1.2.3"}');
  write('node_modules/a/index.js', one);
  write('node_modules/b/package.json', '{"name":"b","version":"0.1.0"}');
  write('node_modules/b/index.js', "import 'a'; console.log('b');");
  write('node_modules/b/node_modules/a/package.json', '{"name":"a","version":"2.0.0"}');
  write('node_modules/b/node_modules/a/index.js', "console.log('another a');");
  write('node_modules/@scope/late/package.json', '{"name":"@scope/late","version":"3.0.0"}');
  write('node_modules/@scope/late/index.js', "console.log('late');");
  write('node_modules/unused/package.json', '{"name":"unused","version":"1.0.0"}');

  const stats = await runWebpack({
    mode: 'production',
    context: dir,
    entry: './src/index.js',
    output: { path: join(dir, 'dist') },
  });

  const bundles = bundledPackages(stats);
  expect(bundles.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@scope/late 3.0.0',
    'a 1.2.3',
    'a 2.0.0',
    'b 0.1.0',
  ]);
  expect(bundles.find(({ version }) => version === '1.2.3').bytes).toBe(one.length);
});
