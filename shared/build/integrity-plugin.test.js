/** @jest-environment node */
const { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');
const { IntegrityPlugin, integrityOf } = require('./integrity-plugin');

// Real builds, the first one without a cache.
jest.setTimeout(60_000);

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fachwerk-integrity-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src/entry.js'), 'import("./layer.js").then(({ layer }) => layer());');
  writeFileSync(join(dir, 'src/layer.js'), 'import "./layer.css"; export const layer = () => "opened";');
  writeFileSync(join(dir, 'src/layer.css'), '.layer { color: red }');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Returns the errors of the build. */
const build = (plugins = []) =>
  new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: dir,
        entry: { entry: './src/entry.js' },
        output: { path: join(dir, 'out'), chunkFilename: 'chunk.[contenthash:8].js', publicPath: '/' },
        module: {
          rules: [
            {
              test: /\.css$/,
              use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
            },
          ],
        },
        plugins: [
          new MiniCssExtractPlugin({ chunkFilename: 'style.[contenthash:8].css' }),
          new IntegrityPlugin('entry.js'),
          ...plugins,
        ],
        optimization: { minimize: false },
      },
      (error, stats) =>
        error ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message)),
    );
  });
const built = () =>
  Object.fromEntries(
    readdirSync(join(dir, 'out')).map((name) => [name, readFileSync(join(dir, 'out', name))]),
  );
const changeAssets = (stage, change) => ({
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('change', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'change', stage }, () => change(compilation)),
    ),
});
const endsWith = (compilation, ending) =>
  Object.keys(compilation.assets).find((name) => name.endsWith(ending) && name !== 'entry.js');

it('the entry contains the hash of every script and style that it may load', async () => {
  expect(await build()).toEqual([]);

  const { 'entry.js': entry, ...chunks } = built();
  expect(Object.keys(chunks)).toHaveLength(2);
  for (const content of Object.values(chunks)) expect(String(entry)).toContain(integrityOf(content));
  expect(String(entry)).not.toContain('FACHWERK_');
});

it.each([['.js'], ['.css']])('a %s file that changes after it was hashed fails the build', async (ending) => {
  const errors = await build([
    changeAssets(webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, (compilation) =>
      compilation.updateAsset(
        endsWith(compilation, ending),
        (old) => new webpack.sources.RawSource(`${old.source()} `),
      ),
    ),
  ]);

  expect(errors).toEqual([expect.stringMatching(/is not the file whose hash stands in entry\.js/)]);
});

it('an entry that loads without checking fails the build', async () => {
  const errors = await build([
    changeAssets(webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH, (compilation) =>
      compilation.updateAsset(
        'entry.js',
        (old) => new webpack.sources.RawSource(old.source().replaceAll('FACHWERK_SCRIPT_INTEGRITY', '{}')),
      ),
    ),
  ]);

  expect(errors).toEqual([expect.stringMatching(/loads chunks without checking them/)]);
});

describe('in the page', () => {
  /** Runs the built entry with empty chunk tables. */
  const run = async (change) => {
    await build();
    const inserted = [];
    const failures = [];
    const document = {
      currentScript: null,
      baseURI: 'https://shop.example/',
      getElementsByTagName: () => [],
      createElement: (tag) => ({ tag, setAttribute() {} }),
      head: { appendChild: (element) => inserted.push(element) },
    };
    const code = change(String(built()['entry.js']));
    const page = {
      document,
      self: {},
      // The default timeout of webpack is two minutes.
      setTimeout() {},
      onFailure: (error) => failures.push(error.message),
    };
    const watched = code.replace(/\.then\(\(\{ layer.*$/m, '.catch(onFailure);');
    new Function(...Object.keys(page), watched)(...Object.values(page));
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { inserted, failures };
  };

  it('both files of a chunk are requested with their hash', async () => {
    const { inserted } = await run((code) => code);

    expect(inserted.map(({ integrity, crossOrigin }) => [integrity.slice(0, 7), crossOrigin])).toEqual([
      ['sha256-', 'anonymous'],
      ['sha256-', 'anonymous'],
    ]);
  });

  it('a chunk without hash is not requested, and its import fails', async () => {
    const { inserted, failures } = await run((code) =>
      code.replace(/\{"__proto__":null,[^}]*\}/g, '{"__proto__":null}'),
    );

    expect(inserted).toEqual([]);
    expect(failures).toEqual([expect.stringMatching(/no integrity value/)]);
  });
});
