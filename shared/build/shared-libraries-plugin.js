const { ExternalsPlugin, RuntimeGlobals, RuntimeModule } = require('webpack');

/** Property of webpack's runtime with the libraries that the shell provides, by name. */
const LIBRARIES = `${RuntimeGlobals.shareScopeMap}.libraries`;

/**
 * Takes React from Module Federation's share scope when the container is initialised. webpack's own code for
 * it compares and chooses versions of several providers (1 kB compressed in every entry); here the shell is
 * the only provider, and the lowest version is compared. `requires`: name to range "^major.minor.0".
 */
class SharedLibrariesPlugin {
  constructor(requires) {
    this.requires = requires;
  }

  apply(compiler) {
    const externals = Object.keys(this.requires).map((name) => [
      name,
      `${LIBRARIES}[${JSON.stringify(name)}]`,
    ]);
    new ExternalsPlugin('var', Object.fromEntries(externals)).apply(compiler);
    compiler.hooks.thisCompilation.tap('SharedLibrariesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('SharedLibrariesPlugin', (_chunk, needs) => {
        needs.add(RuntimeGlobals.shareScopeMap);
      });
      // Before webpack's handler, which would add its own code.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.shareScopeMap)
        .tap('SharedLibrariesPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new TakeLibraries(this.requires));
          return true;
        });
    });
  }
}

/** The container's `init` calls it with the name of the scope and waits for it. */
class TakeLibraries extends RuntimeModule {
  constructor(requires) {
    super('take shared libraries');
    this.requires = requires;
  }

  generate() {
    const wanted = Object.entries(this.requires).map(([name, range]) => [
      name,
      ...range.match(/\d+/g).map(Number),
    ]);
    return `
var libraries = {};
${RuntimeGlobals.shareScopeMap} = { libraries: libraries };
${RuntimeGlobals.initializeSharing} = (scope) => Promise.all(${JSON.stringify(wanted)}.map(async ([name, major, minor]) => {
  var versions = ${RuntimeGlobals.shareScopeMap}[scope][name] || {};
  var fitting = Object.keys(versions).find((version) => {
    var parts = version.split(".");
    return parts[0] == major && parts[1] >= minor;
  });
  if (!fitting) throw Error(name + " ^" + major + "." + minor + " is not provided.");
  libraries[name] = (await versions[fitting].get())();
}));`;
  }
}

module.exports = { SharedLibrariesPlugin };
