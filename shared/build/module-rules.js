const { dirname, join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { breakpointMedia } = require('./breakpoint-media');
const { className } = require('./class-name');
const { flattenLayers, NOBODY } = require('./flatten-layers');
const { hoverMedia } = require('./hover-media');
const { SHARED } = require('./sources');
const { steadyRem } = require('./third-party-styles');

const HELPERS = dirname(require.resolve('@swc/helpers/package.json'));

/**
 * Module rules for browser and Node, so that both builds give the same HTML. Styles are flattened in
 * development too, because the page contains published styles.
 */
function moduleRules({
  mfe,
  isServer,
  isDevelopment,
  refresh = false,
  stylePlugins = isServer ? [] : mfe === 'shell' ? flattenLayers() : [steadyRem(), ...flattenLayers()],
}) {
  const classNameOf = ({ resourcePath }, _identName, localName) =>
    // The id in the selectors of flattened layers; no element has it.
    localName === NOBODY ? NOBODY : className(resourcePath, localName, { isReadable: isDevelopment });
  const cssModules = { exportOnlyLocals: isServer, namedExport: false, getLocalIdent: classNameOf };
  const toFile = isServer ? [] : [MiniCssExtractPlugin.loader];
  const flat =
    stylePlugins.length === 0
      ? []
      : [
          {
            loader: require.resolve('postcss-loader'),
            options: {
              postcssOptions: {
                config: false,
                plugins: [...breakpointMedia(), hoverMedia(), ...stylePlugins],
              },
            },
          },
        ];
  // Imported style sheets are flattened as well.
  const css = (options) => ({
    loader: require.resolve('css-loader'),
    options: { ...options, importLoaders: flat.length },
  });

  return [
    {
      test: /\.static\.tsx$/,
      resourceQuery: { not: [/part/] },
      // Before the compiler, which gets the wrapper.
      enforce: 'pre',
      loader: require.resolve('./static-part-loader.js'),
      options: { isServer },
    },
    {
      test: /\.chosen\.tsx$/,
      resourceQuery: { not: [/part/] },
      enforce: 'pre',
      loader: require.resolve('./chosen-part-loader.js'),
      options: { isServer },
    },
    // Schemas of props load when props are checked in the browser (docs/decisions/0003).
    ...(isServer || isDevelopment
      ? []
      : [
          {
            issuer: /\.widget\.tsx?$/,
            test: /\.props\.ts$/,
            enforce: 'pre',
            loader: require.resolve('./late-props-loader.js'),
          },
        ]),
    {
      test: /\.[cm]?[jt]sx?$/,
      // core-js must not be compiled with its own polyfills.
      exclude: /node_modules[\\/](\.pnpm[\\/])?core-js/,
      // Packages are compiled too: many are newer than our oldest browsers.
      loader: require.resolve('swc-loader'),
      resolve: { fullySpecified: false, alias: { '@swc/helpers': HELPERS } },
      options: {
        isModule: 'unknown',
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh } },
          target: isServer ? 'es2022' : 'es2017',
          // A script contains each helper for old browsers once, instead of once per module.
          externalHelpers: !isServer,
        },
        env: undefined,
      },
    },
    // Development checks whole answers (shared/src/http/answer-fault.ts).
    ...(isDevelopment
      ? []
      : [
          {
            include: join(SHARED, 'src/contracts'),
            test: /contracts\.ts$/,
            // After the compiler, which removes the types.
            enforce: 'post',
            loader: require.resolve('./wire-facts-loader.js'),
          },
        ]),
    {
      test: /\.module\.css$/,
      use: [...toFile, css({ modules: cssModules }), ...flat],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isServer ? [require.resolve('./empty-loader.js')] : [...toFile, css({}), ...flat],
    },
    {
      test: /\.(svg|woff2|png|webp|avif|wasm)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
    },
  ];
}

module.exports = { moduleRules };
