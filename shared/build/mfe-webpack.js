const { existsSync } = require('node:fs');
const { join } = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { container } = require('webpack');
const CHUNK_TIMEOUTS = require('./chunk-timeouts.json');
const { ENTRY, containerOptions } = require('./container-options');
const { insertStyle } = require('./insert-style');
const { IntegrityPlugin } = require('./integrity-plugin');
const { PROVIDED, acceptedLibraries } = require('./libraries');
const { moduleRules } = require('./module-rules');
const { ScriptFolderPlugin } = require('./script-folder-plugin');
const { SharedLibrariesPlugin } = require('./shared-libraries-plugin');
const { globalOf, mfeNameOf } = require('./sources');

const EXTENSIONS = ['.tsx', '.ts', '.mjs', '.js', '.json'];

/**
 * The webpack preset: `module.exports = require('@fachwerk/shared/build').mfeWebpack(__dirname)`. Three
 * builds of one source; a micro-frontend may change the returned configurations.
 */
function mfeWebpack(dir) {
  return {
    browser: (options) => browserBuild({ dir, ...options }),
    node: (options) => nodeBuild({ dir, ...options }),
    development: () => developmentBuild({ dir }),
  };
}

/** The preset, as in the micro-frontend's webpack.config.js. */
function loadPreset(dir) {
  const own = join(dir, 'webpack.config.js');
  return existsSync(own) ? require(own) : mfeWebpack(dir);
}

/**
 * A Module Federation remote by webpack's container plugin: small, and independent of the shell's version.
 */
function browserBuild({ dir, out, version }) {
  const mfe = mfeNameOf(dir);
  const global = globalOf(mfe, version);
  return {
    name: `${mfe} browser`,
    mode: 'production',
    context: dir,
    target: ['web', 'es2017'],
    entry: {},
    devtool: false,
    resolve: { extensions: EXTENSIONS },
    module: { rules: moduleRules({ mfe, isServer: false, isDevelopment: false }) },
    output: {
      path: join(out, 'browser'),
      filename: '[name].js',
      // The folder of the version makes every address unique.
      chunkFilename: '[name].js',
      uniqueName: global,
      chunkLoadingGlobal: `webpack_${global}`,
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUTS.microFrontend,
      trustedTypes: { policyName: 'fachwerk' },
    },
    plugins: [
      new container.ModuleFederationPlugin(containerOptions(dir, global)),
      new SharedLibrariesPlugin(acceptedLibraries()),
      new MiniCssExtractPlugin({
        chunkFilename: '[name].css',
        ignoreOrder: true,
        insert: insertStyle,
      }),
      new IntegrityPlugin(ENTRY),
      new ScriptFolderPlugin(),
    ],
    optimization: {
      minimizer: [minifyScripts(), minifyStyles()],
      // Code that several widgets use is loaded once, as long as it needs one more file: smaller parts are
      // repeated. A widget that loads one large file is lighter than one that loads six (performance.md).
      // The code of packages is no reason for a file of its own.
      splitChunks: {
        chunks: 'async',
        minSize: 8_000,
        maxAsyncRequests: 2,
        cacheGroups: { defaultVendors: false },
      },
    },
    cache: fileCache(dir, 'browser'),
    performance: false,
  };
}

/** One CommonJS file for server rendering; it requires nothing but React. */
function nodeBuild({ dir, out, version }) {
  const mfe = mfeNameOf(dir);
  return {
    name: `${mfe} node`,
    mode: 'production',
    context: dir,
    target: 'node24',
    entry: { widgets: join(dir, 'src/widgets.ts') },
    devtool: false,
    resolve: {
      extensions: EXTENSIONS,
      // sanitize-html parses style attributes with it. Our policy allows none, and postcss requires `fs`.
      alias: { postcss$: false },
    },
    externals: Object.fromEntries(
      [...PROVIDED, 'react-dom/server'].map((name) => [name, `commonjs2 ${name}`]),
    ),
    module: {
      rules: moduleRules({ mfe, isServer: true, isDevelopment: false }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      path: join(out, 'node'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      publicPath: `/assets/${mfe}/${version}/browser/`,
    },
    // Not minified: readable stack traces on the server matter more than size.
    optimization: { minimize: false, splitChunks: false },
    cache: fileCache(dir, 'node'),
    performance: false,
  };
}

/** For the dev server: hot reload keeps the state of components. No hashes in names. */
function developmentBuild({ dir }) {
  const mfe = mfeNameOf(dir);
  const global = globalOf(mfe, 'development');
  return {
    name: `${mfe} development`,
    mode: 'development',
    context: dir,
    target: 'web',
    entry: {},
    devtool: 'cheap-module-source-map',
    resolve: { extensions: EXTENSIONS },
    module: { rules: moduleRules({ mfe, isServer: false, isDevelopment: true, refresh: true }) },
    output: {
      filename: '[name].js',
      uniqueName: global,
      chunkLoadingGlobal: `webpack_${global}`,
      publicPath: developmentPath(mfe),
    },
    plugins: [
      new container.ModuleFederationPlugin(containerOptions(dir, global)),
      new SharedLibrariesPlugin(acceptedLibraries()),
      new MiniCssExtractPlugin({ filename: '[name].css', insert: insertStyle }),
      new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false }),
    ],
    optimization: { splitChunks: false },
    cache: { type: 'memory' },
    performance: false,
  };
}

/** Address of a build's files on the dev server. */
const developmentPath = (name) => `/__dev/${name}/`;

/** swc needs a fifth of terser's time, and its output is 1 % smaller here. */
const minifyScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2017, mangle: true, compress: { passes: 2 }, format: { comments: false } },
    extractComments: false,
  });

/**
 * Rules are not merged: the page server drops rules that it has written for another widget, and finds them by
 * their text.
 */
const minifyStyles = () =>
  new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { mergeRules: false }] } });

const fileCache = (dir, name) => ({
  type: 'filesystem',
  cacheDirectory: join(dir, '.cache/webpack'),
  name,
  buildDependencies: {
    config: [
      __filename,
      ...[
        './module-rules',
        './chosen-part-loader',
        './late-props-loader',
        './static-part-loader',
        './wire-facts',
        './wire-facts-loader',
      ].map((file) => require.resolve(file)),
    ],
  },
});

module.exports = {
  ENTRY,
  EXTENSIONS,
  developmentPath,
  fileCache,
  loadPreset,
  mfeWebpack,
  minifyScripts,
};
