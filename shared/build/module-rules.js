const { basename, join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { SHARED } = require('./sources');

/**
 * How sources become modules, the same for the browser and for Node, so that both builds give the same HTML.
 * Class names are `<mfe>__<file>__<class>`, with `ui-` before the file for components of shared.
 */
function moduleRules({ mfe, isServer, isDevelopment, refresh = false }) {
  const className = ({ resourcePath }, _identName, localName) => {
    const file = basename(resourcePath).replace(/\.module\.css$/, '');
    const from = resourcePath.startsWith(join(SHARED, 'src')) ? 'ui-' : '';
    return `${mfe}__${from}${file}__${localName}`;
  };
  const cssModules = { exportOnlyLocals: isServer, namedExport: false, getLocalIdent: className };
  const toFile = isServer ? [] : [MiniCssExtractPlugin.loader];

  return [
    {
      test: /\.[cm]?[jt]sx?$/,
      // core-js must not be rewritten with its own polyfills' syntax.
      exclude: /node_modules[\\/](\.pnpm[\\/])?core-js/,
      // Packages are compiled too: many of them are newer than our oldest browsers.
      loader: require.resolve('swc-loader'),
      resolve: { fullySpecified: false },
      options: {
        isModule: 'unknown',
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh } },
          target: isServer ? 'es2022' : 'es2017',
          externalHelpers: false,
        },
        env: undefined,
      },
    },
    {
      test: /\.module\.css$/,
      use: [...toFile, { loader: require.resolve('css-loader'), options: { modules: cssModules } }],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: isServer ? [require.resolve('./empty-loader.js')] : [...toFile, require.resolve('css-loader')],
    },
    {
      test: /\.(svg|woff2|png|webp|avif)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer },
    },
  ];
}

module.exports = { moduleRules };
