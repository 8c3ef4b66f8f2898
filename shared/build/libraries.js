const { join } = require('node:path');
const { container } = require('webpack');

/** Libraries of the shell, which are not part of micro-frontends. */
const PROVIDED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Contract `requires`: the declarations in the built container. */
function requiredLibraries({ plugins }) {
  const federation = plugins.find((plugin) => plugin instanceof container.ModuleFederationPlugin);
  const shared = Object.entries(federation?.options.shared ?? {});
  return Object.fromEntries(
    shared
      .filter(([, { import: ownCopy }]) => ownCopy === false)
      .map(([name, { requiredVersion }]) => [name, requiredVersion || '*'])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Contract `provides`: the installed version of each library of the shell. */
function providedLibraries(dir) {
  return Object.fromEntries(
    [...PROVIDED].sort().map((name) => {
      const file = require.resolve(`${name.split('/')[0]}/package.json`, { paths: [join(dir, 'src')] });
      return [name, require(file).version];
    }),
  );
}

module.exports = { PROVIDED, providedLibraries, requiredLibraries };
