const { ExternalsPlugin, RuntimeGlobals, RuntimeModule } = require('webpack');

/** Property of webpack's runtime with the libraries that the shell provides, by name. */
const LIBRARIES = `${RuntimeGlobals.shareScopeMap}.libraries`;

/**
 * Takes React from Module Federation's share scope when the container is initialised. webpack's own code for
 * it compares and chooses versions of several providers (1 kB compressed in every entry); here the shell is
 * the only provider. `requires`: name to range, "^19.3.0" or several with "||" between them.
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
    const wanted = Object.entries(this.requires).map(([name, range]) => [name, alternativesOf(range)]);
    return `
var libraries = {};
${RuntimeGlobals.shareScopeMap} = { libraries: libraries };
${RuntimeGlobals.initializeSharing} = (scope) => Promise.all(${JSON.stringify(wanted)}.map(async ([name, alternatives]) => {
  var versions = ${RuntimeGlobals.shareScopeMap}[scope][name] || {};
  var fitting = Object.keys(versions).find((version) => {
    var [major, minor] = version.split(".");
    return alternatives.some((lowest) => major == lowest[0] && minor >= lowest[1]);
  });
  if (!fitting) throw Error("No accepted version of " + name + " is provided.");
  libraries[name] = (await versions[fitting].get())();
}));`;
  }
}

/** Major and lowest minor of each alternative. */
const alternativesOf = (range) =>
  range.split('||').map((alternative) => {
    const [, major, minor] = /^\s*\^(\d+)\.(\d+)\.0\s*$/.exec(alternative) ?? [];
    if (!major) throw new Error(`The range "${range}" is not "^major.minor.0", nor several with "||".`);
    return [Number(major), Number(minor)];
  });

module.exports = { SharedLibrariesPlugin };
