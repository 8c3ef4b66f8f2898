const { join } = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const CHUNK_TIMEOUTS = require('./chunk-timeouts.json');
const { EXTENSIONS, developmentPath, fileCache, minifyScripts } = require('./mfe-webpack');
const { guestStyles, isolatedStyles } = require('./third-party-styles');
const { IntegrityPlugin } = require('./integrity-plugin');
const { leaveOut } = require('./leave-out');
const { moduleRules } = require('./module-rules');
const { SHARED } = require('./sources');

/** Module Federation without parts that native containers do not need. */
const FEDERATION_FLAGS = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Build of the shell in the syntax of old browsers: `shell.js` is the core. The runtime and code for few
 * pages are chunks (`part-….js`), whose hashes are in the core. `constants` are further files that it may
 * load.
 * @returns {import('webpack').Configuration}
 */
function shellScript({ dir, out, constants = {}, mode = 'production' }) {
  return {
    ...common({ dir, out, mode, name: 'script' }),
    entry: { shell: join(dir, mode === 'production' ? 'src/shell.ts' : 'src/shell.development.ts') },
    plugins: [
      ...(mode === 'production' ? [new IntegrityPlugin('shell.js')] : []),
      new DefinePlugin({
        ...FEDERATION_FLAGS,
        ...Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      }),
      ...leaveOut(),
    ],
  };
}

/** Further files of the shell: polyfills, and the global style sheet with its fonts. */
function shellFiles({ dir, out }) {
  return {
    ...common({ dir, out, mode: 'production', name: 'files' }),
    entry: {
      polyfills: join(dir, 'src/polyfills/polyfills.entry.ts'),
      page: join(SHARED, 'src/ui/page.css'),
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}

/** The global style sheet for third-party pages: for the document, and for shadow roots. */
function guestStyle({ dir, out }) {
  return thirdPartyStyle({ dir, out, name: 'guest', file: 'page.css', stylePlugins: guestStyles() });
}
function isolatedStyle({ dir, out }) {
  return thirdPartyStyle({
    dir,
    out,
    name: 'isolated',
    file: 'isolated.css',
    stylePlugins: isolatedStyles(),
  });
}

function thirdPartyStyle({ dir, out, name, file, stylePlugins }) {
  return {
    ...common({ dir, out, mode: 'production', name, stylePlugins }),
    entry: { [name]: join(SHARED, 'src/ui', file) },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}

/** React and its server renderer in one CommonJS file, for page servers. */
function serverReact({ dir, out }) {
  return {
    name: 'shell node',
    mode: 'production',
    context: dir,
    target: 'node24',
    entry: { react: require.resolve('./server-react') },
    devtool: false,
    output: { path: join(out, 'node'), filename: '[name].js', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    cache: fileCache(dir, 'shell-node'),
    performance: false,
  };
}

/**
 * @param {any} options - `stylePlugins` only for third-party pages
 * @returns {any}
 */
function common({ dir, out, mode, name, stylePlugins }) {
  const isDevelopment = mode === 'development';
  return {
    name: `shell ${name}`,
    mode,
    context: dir,
    target: ['web', 'es2017'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    // RxJS with classes of the language, without tslib.
    resolve: { extensions: EXTENSIONS, conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        ...moduleRules({
          mfe: 'shell',
          isServer: false,
          isDevelopment,
          ...(stylePlugins && { stylePlugins }),
        }),
        {
          // Containers of type var never reach its `import(url)`, but browsers without it refuse the file.
          test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]utils[\\/]load\.(c?js|mjs)$/,
          enforce: 'pre',
          loader: require.resolve('./no-import-loader'),
        },
      ],
    },
    output: {
      path: out,
      filename: '[name].js',
      chunkFilename: 'part-[name].js',
      trustedTypes: { policyName: 'fachwerk' },
      uniqueName: `fachwerk-shell-${name}`,
      publicPath: isDevelopment ? developmentPath('shell') : 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUTS.shell,
    },
    optimization: { minimizer: [minifyScripts(), new CssMinimizerPlugin()], splitChunks: false },
    cache: isDevelopment ? { type: 'memory' } : fileCache(dir, `shell-${name}`),
    performance: false,
  };
}

module.exports = { guestStyle, serverReact, isolatedStyle, shellFiles, shellScript };
