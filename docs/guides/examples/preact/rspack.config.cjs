// CommonJS, because the plugin of Module Federation uses `require`.
const { ModuleFederationPlugin } = require('@module-federation/rspack');
const { rspack } = require('@rspack/core');
const { version } = require('./package.json');

/** Global of the container: one per version, so that two versions can be on one page. */
const name = `preact_${version.replace(/\W/g, '_')}`;

module.exports = {
  mode: 'production',
  context: __dirname,
  entry: {},
  target: ['web', 'es2017'],
  devtool: false,
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic', importSource: 'preact' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  output: {
    clean: true,
    uniqueName: name,
    publicPath: 'auto',
    // Chunks load with their hashes, and their addresses pass the policy of our pages.
    crossOriginLoading: 'anonymous',
    trustedTypes: 'fachwerk',
  },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './store-note': './src/store-note.jsx' },
      manifest: true,
      dts: false,
    }),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  ],
};
