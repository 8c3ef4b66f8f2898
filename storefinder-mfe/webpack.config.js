const { mfeWebpack } = require('@fachwerk/shared/build');

const preset = mfeWebpack(__dirname);

module.exports = {
  ...preset,
  /** Servers render no map. */
  node(options) {
    const config = preset.node(options);
    return {
      ...config,
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, leaflet: false } },
    };
  },
};
