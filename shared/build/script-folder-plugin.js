const { RuntimeGlobals, RuntimeModule } = require('webpack');

/**
 * Sets the public path to the folder of the entry's script. webpack's own code for it supports workers and
 * browsers without `document.currentScript`.
 */
class ScriptFolderPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptFolderPlugin', (compilation) => {
      // Before webpack's handler, which would add its own code.
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('ScriptFolderPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptFolder());
          return true;
        });
    });
  }
}

class ScriptFolder extends RuntimeModule {
  constructor() {
    super('script folder', RuntimeModule.STAGE_BASIC);
  }

  generate() {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, "");`;
  }
}

module.exports = { ScriptFolderPlugin };
