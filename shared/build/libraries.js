const { join } = require('node:path');
const { SharedLibrariesPlugin } = require('./shared-libraries-plugin');

/** Libraries of the shell, which are not part of micro-frontends. */
const PROVIDED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Range of every library that a micro-frontend takes from the shell. */
function acceptedLibraries() {
  const [major, minor] = require('react/package.json').version.split('.');
  return Object.fromEntries(PROVIDED.map((name) => [name, `^${major}.${minor}.0`]));
}

/** Contract `requires`: the declarations in the built container. */
function requiredLibraries({ plugins }) {
  const { requires } = plugins.find((plugin) => plugin instanceof SharedLibrariesPlugin);
  return Object.fromEntries(Object.entries(requires).sort(([a], [b]) => (a < b ? -1 : 1)));
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

module.exports = { PROVIDED, acceptedLibraries, providedLibraries, requiredLibraries };
