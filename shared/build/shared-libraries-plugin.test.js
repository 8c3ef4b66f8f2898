/** @jest-environment node */
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');
const { ScriptFolderPlugin } = require('./script-folder-plugin');
const { SharedLibrariesPlugin } = require('./shared-libraries-plugin');

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-libraries-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(
    join(dir, 'src/part.js'),
    'import { version } from "react"; export default "React " + version;',
  );
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Builds a container with one module and returns it. */
async function container(range) {
  await new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: {},
        output: { path: join(dir, 'out'), publicPath: 'auto' },
        plugins: [
          new webpack.container.ModuleFederationPlugin({
            name: 'team',
            filename: 'entry.js',
            library: { type: 'var', name: 'team' },
            exposes: { './part': './src/part.js' },
          }),
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          new SharedLibrariesPlugin({ react: range }),
          new ScriptFolderPlugin(),
        ],
      },
      (error, stats) => {
        const found = error ?? stats.compilation.errors[0];
        if (found) reject(found);
        else resolve();
      },
    );
  });
  const code = readFileSync(join(dir, 'out/entry.js'), 'utf8');
  const document = { currentScript: { src: 'https://shop.example/assets/team/1/entry.js?attempt=1' } };
  return { code, team: new Function('document', 'self', `${code}; return team;`)(document, {}) };
}
const scopeWith = (version) => ({ react: { [version]: { get: () => () => ({ version }) } } });

it.each([
  ['19.3.0', '^19.3.0'],
  ['19.10.1', '^19.3.0'],
  ['20.0.1', '^19.3.0 || ^20.0.0'],
])('React %s is taken for %s', async (version, range) => {
  const { team } = await container(range);
  await team.init(scopeWith(version));
  const part = (await team.get('./part'))();
  expect(part.default).toBe(`React ${version}`);
});

it.each(['19.2.9', '18.9.0', '20.0.0'])('React %s is refused for ^19.3.0', async (version) => {
  const { team } = await container('^19.3.0');
  await expect(team.init(scopeWith(version))).rejects.toThrow('No accepted version of react is provided.');
});

it('refuses to build for a range that it cannot compare', async () => {
  await expect(container('>=19')).rejects.toThrow('The range ">=19" is not');
});

it('the entry contains no code that compares ranges', async () => {
  const { code } = await container('^19.3.0');
  expect(code.length).toBeLessThan(2500);
});
